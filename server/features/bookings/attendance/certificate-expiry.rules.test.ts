import { certificateExpiry } from './certificate-expiry.rules.js';

it.each([
  ['2027-01-25', 36, '2030-01-25'],
  ['2027-01-31', 1, '2027-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2027-02-28', 1, '2027-03-28'],
  ['2027-08-31', 120, '2037-08-31'],
])('a certificate of a class whose last day is %s expires %i months later on %s', (date, months, expiry) => {
  expect(certificateExpiry(date, months)).toBe(expiry);
});
