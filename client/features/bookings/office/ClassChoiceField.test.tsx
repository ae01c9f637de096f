import { screen, within } from '@testing-library/react';

import { data, type StubApi } from '../../../app/testing/stub-api';
import { openPage } from '../../../testing/open-page';
import { BookingsPage } from './list/BookingsPage';
import { chooseClass, chosenClass } from './testing/choose-class';
import { bookable, smallOffice } from './testing/office-rows';

let api: StubApi;

const salon = {
  ...bookable('c4', 'forklift', '2027-01-02'),
  locationName: 'Salón José',
  language: 'es',
  priceCents: 19900,
};
const classes = [
  bookable('c2', 'forklift', '2026-12-12'),
  { ...bookable('c3', 'osha10', '2026-12-13'), name: 'OSHA 10' },
  salon,
];

beforeEach(() => {
  api = smallOffice().on('BookableClasses', () => data({ bookableClasses: classes }));
  Element.prototype.scrollIntoView = () => undefined;
});

async function openForm() {
  const user = openPage(<BookingsPage />, '/admin/bookings?new=booking');
  const form = within(await screen.findByRole('region', { name: 'Create Booking' }));
  const field = form.getByRole<HTMLInputElement>('combobox', { name: 'Class' });
  const submit = async () => user.click(form.getByRole('button', { name: 'Create Booking' }));
  const amount = () => form.getByLabelText<HTMLInputElement>('Amount').value;
  return { user, form, field, submit, amount };
}

describe('the choice of a class for a booking', () => {
  it('lists all classes in one format, in the order of the server', async () => {
    const { user, form, field } = await openForm();
    expect(form.getByText('Type a course, date, place or language.')).toBeTruthy();
    await user.click(field);
    const options = await form.findAllByRole('option', { name: /seats left/ });
    const text = ({ textContent }: Element) => textContent.replace(/\s/gu, ' ');
    expect(options.map(({ children }) => [...children].map(text))).toEqual([
      [
        'Forklift Operator',
        'Saturday, December 12, 2026, 8:00 AM, Training yard (West Valley City), English, 3 seats left',
      ],
      [
        'OSHA 10',
        'Sunday, December 13, 2026, 8:00 AM, Training yard (West Valley City), English, 3 seats left',
      ],
      [
        'Forklift Operator',
        'Saturday, January 2, 2027, 8:00 AM, Salón José (West Valley City), Español, 3 seats left',
      ],
    ]);
  });

  it.each(['jan fork', 'jose', 'JANUARY 2', 'espanol'])(
    'finds a class by any words of its option, whatever their accents: %s',
    async (words) => {
      const { user, form, field, amount } = await openForm();
      await user.type(field, words);
      expect(await form.findByText('1 class found')).toBeTruthy();
      await user.keyboard('{Enter}');
      expect(chosenClass(field)).toMatch(/^Forklift Operator: Saturday, January 2, 2027/);
      expect(form.queryByRole('listbox')).toBeNull();
      expect(amount()).toBe('199.00');
      expect(form.queryByRole('group', { name: 'There is a problem' })).toBeNull();
    },
  );

  it('chooses the only result when the field is left', async () => {
    const { user, field, amount } = await openForm();
    await user.type(field, 'osha');
    await user.tab();
    expect(chosenClass(field)).toMatch(/^OSHA 10: Sunday, December 13/);
    expect(amount()).toBe('149.00');
  });

  it('leaves no class chosen that the field does not display', async () => {
    const { user, form, field, submit } = await openForm();
    await chooseClass(user, field, /December 12/);
    await user.clear(field);
    await user.type(field, 'forklift');
    expect(form.getByText('2 classes found')).toBeTruthy();
    await user.tab();
    expect(field.value).toBe('forklift');
    await submit();
    expect(form.getAllByText('Class required')).toHaveLength(2);
    await user.click(form.getByRole('link', { name: 'Class required' }));
    expect(document.activeElement).toBe(field);
    await user.type(field, ' welding');
    expect(form.getByText('No classes found')).toBeTruthy();
    expect(form.queryByText('Class required')).toBeNull();
    expect(api.callsOf('OfficeBookingCreate')).toEqual([]);
  });
});
