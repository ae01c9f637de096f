import { isSame } from './form-values';

describe('two inputs', () => {
  it.each([
    ['spaces', 'Gate  3', 'Gate 3'],
    ['the form of accents', 'Jose\u0301', 'José'],
    ['direction marks', '\u202aGate 3\u202c\u200f', 'Gate 3'],
  ])('are the same if they differ only in %s', (_, typed, stored) => {
    expect(isSame({ notes: typed }, { notes: stored })).toBe(true);
  });

  it.each(['gate 3', 'Gate\u200d 3'])('are not the same if one has %j', (notes) => {
    expect(isSame({ notes }, { notes: 'Gate 3' })).toBe(false);
  });
});
