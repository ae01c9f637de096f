import { centsOf, dollarsText } from './dollars';

it.each([
  ['165', 16500],
  [' 165.5 ', 16550],
  ['$1,250.05', 125005],
  ['$ 0', 0],
  ['89.', 8900],
  ['100,000', 10_000_000],
])('parses %s as %i cents', (text, cents) => {
  expect(centsOf(text)).toBe(cents);
});

it.each(['', '-1', '1.234', '12,5', 'free', '100000.01', '1e3', '١٢'])(
  'does not parse "%s" as money',
  (text) => {
    expect(centsOf(text)).toBeUndefined();
  },
);

it('formats cents as they are typed', () => {
  expect(dollarsText(8905)).toBe('89.05');
  expect(centsOf(dollarsText(8905))).toBe(8905);
});
