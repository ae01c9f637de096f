import { fc } from '../../testing/fast-check.js';
import { centsFromDecimal, decimalFromCents } from './money.js';

describe('centsFromDecimal', () => {
  it.each([
    [0, 0],
    [89.5, 8950],
    [89.99, 8999],
    [0.29, 29],
    [1.1, 110],
    [4.35, 435],
    [100_000, 10_000_000],
  ])('reads %d as %d cents', (value, cents) => {
    expect(centsFromDecimal(value)).toBe(cents);
  });

  it.each([89.999, 0.001, 1.005, 0.1 + 0.2, 1e-7])('rejects %d with more than two decimals', (value) => {
    expect(centsFromDecimal(value)).toBeNull();
  });

  it.each([-0.01, -1, 100_000.01, 1e21, Infinity, -Infinity, NaN])('rejects %d', (value) => {
    expect(centsFromDecimal(value)).toBeNull();
  });

  it('reads negative zero, which JSON can contain, as 0', () => {
    expect(Object.is(centsFromDecimal(-0), 0)).toBe(true);
  });

  it('is the inverse of decimalFromCents', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (cents) => {
        expect(centsFromDecimal(decimalFromCents(cents))).toBe(cents);
      }),
    );
  });
});

describe('decimalFromCents', () => {
  it('is a number of at most two decimals', () => {
    expect(decimalFromCents(8950)).toBe(89.5);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (cents) => {
        expect(String(decimalFromCents(cents))).toMatch(/^\d+(\.\d{1,2})?$/);
      }),
    );
  });
});
