import { createIntl } from 'react-intl';

import { defineForm, type FieldsFor } from './define-form';
import { changesBetween } from '../office/forms/form-changes';
import { choice, email, flag, optionalText, secret, text } from './form-fields';
import { inputFrom } from './form-input';
import { valuesFrom } from '../office/forms/form-values';
import { money, number } from '../office/forms/number-fields';

interface VenueInput {
  name: string;
  contact: string;
  notes?: string | null;
  kind: 'indoor' | 'outdoor';
  seats: number;
  hours: number;
  priceCents: number;
  address: { street: string; zip: string };
  isOpen?: boolean;
}

const message = (id: string) => ({ id, defaultMessage: id });

const venueFields = {
  name: text({ required: 'missing', atMost: 10 }),
  contact: email({ required: 'missing', invalid: 'noEmail' }),
  notes: optionalText(),
  kind: choice({
    values: ['indoor', 'outdoor'],
    labels: { indoor: message('Indoors'), outdoor: 'Outdoors' },
    required: 'missing',
  }),
  seats: number({ initial: '20', min: 1, max: 100, required: 'missing', invalid: 'noSeats' }),
  hours: number({ min: 0.5, step: 0.5, required: 'missing', invalid: 'noHours' }),
  priceCents: money({ required: 'missing', invalid: 'noPrice' }),
  'address.street': text({ required: 'missing' }),
  'address.zip': text({ required: 'missing', pattern: /^\d{5}$/, invalid: 'noZip' }),
  isOpen: flag({ initial: true }),
} satisfies FieldsFor<VenueInput>;

const labels = {
  name: 'Name',
  contact: 'Contact',
  notes: 'Notes',
  kind: 'Kind',
  seats: 'Seats',
  hours: 'Hours',
  priceCents: 'Price',
  'address.street': 'Street',
  'address.zip': 'ZIP',
  isOpen: message('Open'),
};

const venueForm = defineForm({
  fields: venueFields,
  labels,
  problems: {
    missing: 'Missing',
    atMost10: 'Too long',
    noEmail: 'No email',
    noSeats: 'No seats',
    noHours: 'No hours',
    noPrice: 'No price',
    noZip: 'No ZIP',
    closedIndoors: 'Closed',
  },
  rules: ({ kind, isOpen }) => ({
    ...(kind === 'indoor' && !isOpen && { kind: 'closedIndoors', isOpen: 'closedIndoors' }),
  }),
});

const stored: VenueInput & { notes: string | null; isOpen: boolean } = {
  name: 'Yard',
  contact: 'yard@example.com',
  notes: null,
  kind: 'outdoor',
  seats: 12,
  hours: 4.5,
  priceCents: 8950,
  address: { street: '1 Main St', zip: '84119' },
  isOpen: false,
};

const values = valuesFrom(venueForm, stored);

describe('the table of a form', () => {
  it('has the fields in their order with their initial values', () => {
    expect(venueForm.names).toEqual(Object.keys(labels));
    expect(venueForm.initial).toMatchObject({ name: '', kind: '', seats: '20', isOpen: true });
  });

  it('converts the server’s values back unchanged', () => {
    expect(values).toMatchObject({ notes: '', seats: '12', priceCents: '89.50', 'address.zip': '84119' });
    expect(inputFrom(venueForm, values)).toEqual(stored);
  });

  it('sends trimmed texts, and null for missing ones', () => {
    const typed = {
      ...values,
      name: ' Hall ',
      notes: '  ',
      priceCents: '$1,250.5',
      'address.zip': ' 84119 ',
    };
    expect(inputFrom(venueForm, typed)).toMatchObject({
      name: 'Hall',
      notes: null,
      priceCents: 125_050,
      address: { street: '1 Main St', zip: '84119' },
    });
  });

  it('throws for values that were not validated', () => {
    expect(() => inputFrom(venueForm, venueForm.initial)).toThrow('before it was checked');
  });

  it('sends a secret as typed', () => {
    expect(secret().write(' spaced ')).toBe(' spaced ');
  });
});

describe('the validation of a form', () => {
  it('accepts the server’s values', () => {
    expect(venueForm.check(values)).toEqual({});
  });

  it.each([
    ['name', ' ', 'missing'],
    ['name', 'x'.repeat(11), 'atMost10'],
    ['contact', 'a@b', 'noEmail'],
    ['kind', '', 'missing'],
    ['seats', '', 'missing'],
    ['seats', '0', 'noSeats'],
    ['seats', '101', 'noSeats'],
    ['seats', '1.5', 'noSeats'],
    ['hours', '0.7', 'noHours'],
    ['priceCents', '-1', 'noPrice'],
    ['address.zip', '8411', 'noZip'],
  ] as const)('rejects %s %j: %s', (field, typed, problem) => {
    expect(venueForm.check({ ...values, [field]: typed })).toEqual({ [field]: problem });
  });

  it.each([
    ['signs outside the first plane', '😀'.repeat(10)],
    ['letters with a mark of their own', 'n\u0303'.repeat(10)],
    ['letters between direction marks', `\u202a${'n'.repeat(10)}\u202c\u200f`],
  ])('counts %s like the server', (_what, name) => {
    expect(venueForm.check({ ...values, name })).toEqual({});
    expect(venueForm.check({ ...values, name: `${name}x` })).toEqual({ name: 'atMost10' });
  });

  it('has rules between fields, after those of each field', () => {
    expect(venueForm.check({ ...values, kind: 'indoor' })).toEqual({
      kind: 'closedIndoors',
      isOpen: 'closedIndoors',
    });
  });
});

describe('the changes between two versions', () => {
  const intl = createIntl({ locale: 'en' });

  it('are in the order and with the labels of the form', () => {
    const now = { ...values, isOpen: true, kind: 'indoor' as const, name: 'Hall' };
    expect(changesBetween(intl, venueForm, values, now)).toEqual([
      { label: 'Name', before: 'Yard', now: 'Hall' },
      { label: 'Kind', before: 'Outdoors', now: 'Indoors' },
      { label: 'Open', before: 'No', now: 'Yes' },
    ]);
  });

  it('take texts from the caller if the table has none', () => {
    const now = { ...values, seats: '13' };
    expect(changesBetween(intl, venueForm, values, now, { seats: (seats) => `${seats} people` })).toEqual([
      { label: 'Seats', before: '12 people', now: '13 people' },
    ]);
  });
});
