import { confirmationNumber } from './confirmation-number.rules.js';

/** A random source that yields every number in turn. */
function counting(): (below: number) => number {
  let next = 0;
  return (below) => next++ % below;
}

describe('confirmationNumber', () => {
  it('has 8 characters', () => {
    expect(confirmationNumber(() => 0)).toBe('22222222');
    expect(confirmationNumber((below) => below - 1)).toBe('ZZZZZZZZ');
  });

  it('uses every digit and capital letter except those that look alike', () => {
    const random = counting();
    const used = Array.from({ length: 30 }, () => confirmationNumber(random)).join('');
    const wanted = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
    expect(
      Array.from(new Set(Array.from(used)))
        .toSorted()
        .join(''),
    ).toBe(wanted);
  });
});
