import { readClassWords } from './class-words.rules.js';

const read = (...words: string[]) => readClassWords(words, '2027-01-11');
const all = { from: '2026-01-01', to: '2028-12-31' };

describe('the words of a search for classes', () => {
  it('mean a month of this year, the last and the next one', () => {
    const days = [
      { from: '2026-02-01', to: '2026-02-28' },
      { from: '2027-02-01', to: '2027-02-28' },
      { from: '2028-02-01', to: '2028-02-29' },
    ];
    for (const word of ['feb', 'feb.', 'february', 'febrero'])
      expect(read(word)).toEqual([{ words: [word], days }]);
  });

  it('mean a month of a year that follows it', () => {
    const days = [{ from: '2026-12-01', to: '2026-12-31' }];
    expect(read('dec', '2026')).toEqual([{ words: ['dec', '2026'], days }]);
    expect(read('provo', 'dic.', 'de', '2026', 'osha')).toEqual([
      { words: ['provo'], days: [] },
      { words: ['dic.', 'de', '2026'], days },
      { words: ['osha'], days: [] },
    ]);
  });

  it.each([
    ['sun', 0],
    ['domingos', 0],
    ['lunes', 1],
    ['tues', 2],
    ['mie', 3],
    ['thurs', 4],
    ['vie.', 5],
    ['saturday', 6],
  ])('mean a weekday: %s', (word, weekday) => {
    expect(read(word)).toEqual([{ words: [word], days: [{ ...all, weekday }] }]);
  });

  it('may mean both', () => {
    const [first] = read('mar');
    expect(first?.days).toHaveLength(4);
    expect(first?.days).toContainEqual({ from: '2027-03-01', to: '2027-03-31' });
    expect(first?.days).toContainEqual({ ...all, weekday: 2 });
  });

  it.each(['ma', 'su', 'sunset', 'mary', 'julia', 'osha', '10', '2027'])('have no days: %s', (word) => {
    expect(read(word)).toEqual([{ words: [word], days: [] }]);
  });
});
