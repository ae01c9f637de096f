import { addressText, cityAndState } from './address-text';
import { arrivalTime } from './confirmation/arrival-time';
import { bookingOutcome, hasCertificate } from './booking-outcome';
import { confirmationNumberOf } from './confirmation/confirmation-number';
import { phoneText } from '../../ui/contact/phone-text';
import { splitLongText } from '../../ui/elements/split-long-text';

describe('the outcome of a booking', () => {
  const ends = ['2026-12-11T20:30:00.000Z', '2026-12-12T20:30:00.000Z'] as const;
  const beforeEnd = Date.parse(ends[1]) - 1;

  it.each([
    [null, 'over'],
    ['absent', 'absent'],
  ] as const)('with attendance %s, once the last day has ended, is %s', (attendance, outcome) => {
    const classInstance = { status: 'scheduled', days: ends.map((endsAt) => ({ endsAt })) } as const;
    const booking = { bookingStatus: 'confirmed', attendance, classInstance } as const;
    expect(bookingOutcome(booking, Date.parse(ends[1]))).toBe(outcome);
  });

  it.each([
    ['confirmed', null, 'scheduled', 'confirmed'],
    ['confirmed', null, 'cancelled', 'classCancelled'],
    ['confirmed', null, 'completed', 'over'],
    ['confirmed', 'absent', 'scheduled', 'absent'],
    ['confirmed', 'absent', 'cancelled', 'classCancelled'],
    ['confirmed', 'absent', 'completed', 'absent'],
    ['cancelled', null, 'scheduled', 'cancelled'],
    ['cancelled', null, 'cancelled', 'cancelled'],
    ['cancelled', null, 'completed', 'cancelled'],
    ['completed', 'attended', 'scheduled', 'completed'],
    ['completed', 'attended', 'cancelled', 'completed'],
  ] as const)(
    '%s, attendance %s, in a class that is %s is %s',
    (bookingStatus, attendance, status, outcome) => {
      const classInstance = { status, days: [{ endsAt: ends[0] }, { endsAt: ends[1] }] };
      expect(bookingOutcome({ bookingStatus, attendance, classInstance }, beforeEnd)).toBe(outcome);
    },
  );

  it.each([
    ['completed', 'attended', 'scheduled', true],
    ['completed', 'attended', 'completed', true],
    ['completed', 'attended', 'cancelled', false],
    ['confirmed', 'absent', 'completed', false],
    ['confirmed', null, 'completed', false],
    ['cancelled', null, 'completed', false],
  ] as const)(
    '%s, attendance %s, in a class that is %s has a certificate: %s',
    (bookingStatus, attendance, status, has) => {
      expect(hasCertificate({ bookingStatus, attendance, classInstance: { status } })).toBe(has);
    },
  );
});

describe('the confirmation number', () => {
  it("is the server's", () => {
    expect(confirmationNumberOf({ id: 'b7c1', confirmationNumber: 'K7M4WX9P' })).toBe('K7M4WX9P');
  });

  it('falls back to the last 8 characters of the id in upper case', () => {
    const id = '0d9f3c1e-7a55-4c3e-9b43-8f2e6a1bc9d0';
    expect(confirmationNumberOf({ id, confirmationNumber: '' })).toBe('6A1BC9D0');
  });
});

describe('the arrival time', () => {
  it.each([
    ['08:00', 15, '07:45'],
    ['13:30', 15, '13:15'],
    ['12:05', 15, '11:50'],
    ['00:10', 15, '00:00'],
  ])('for a start at %s, %i minutes early, is %s', (start, early, arrival) => {
    expect(arrivalTime(start, early)).toBe(arrival);
  });
});

describe('a phone number', () => {
  it.each([
    ['8015550117', '(801) 555-0117'],
    ['+1 801.555.0117', '(801) 555-0117'],
    ['1-801-555-0117', '(801) 555-0117'],
    ['801 555 0117 ext. 4', '801 555 0117 ext. 4'],
    ['+52 55 1234 5678', '+52 55 1234 5678'],
    [' 555-0117 ', '555-0117'],
  ])('%s is displayed as %s', (typed, text) => {
    expect(phoneText(typed)).toBe(text);
  });
});

it('formats an address in one line, with or without a second street line', () => {
  const address = { street1: '2155 S Quarry Road', street2: null, city: 'Provo', state: 'UT', zip: '84601' };
  expect(addressText(address)).toBe('2155 S Quarry Road, Provo, UT 84601');
  expect(addressText({ ...address, street2: 'Suite 4' })).toBe(
    '2155 S Quarry Road, Suite 4, Provo, UT 84601',
  );
});

it('formats a city with its state', () => {
  expect(cityAndState({ city: 'Provo', state: 'UT' })).toBe('Provo, UT');
});

describe('a text of the office', () => {
  const sentence = 'Bring a photo ID and wear work boots. ';

  it.each([sentence.trim(), 'x'.repeat(400), 'one\ntwo\nthree\nfour\nfive\nsix\nseven\neight'])(
    'that is short is displayed in full: %s',
    (text) => {
      expect(splitLongText(text)).toEqual({ start: text, rest: '' });
    },
  );

  it.each([
    ['after a sentence', sentence.repeat(130).trim(), sentence.repeat(8).trim()],
    ['after a word', 'boots '.repeat(800).trim(), 'boots '.repeat(53).trim()],
    ['after six lines', 'Bring boots\n'.repeat(400).trim(), 'Bring boots\n'.repeat(6).trim()],
    ['in the middle of nothing', 'x'.repeat(5000), 'x'.repeat(320)],
    ['between two characters, never within one', '🦺'.repeat(2500), '🦺'.repeat(320)],
  ])('that is long is collapsed %s', (_where, text, start) => {
    const folded = splitLongText(text);
    expect(folded.start).toBe(start);
    expect((folded.start + folded.rest).replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
  });
});
