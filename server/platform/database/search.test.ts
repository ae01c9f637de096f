import { conditionsOf, containing, foldForSearch, wordsOf } from './search.js';

/** The texts that are looked up in the index for a word, and the one that rows are compared with. */
const textsOf = (word: string): string[] =>
  conditionsOf('search', [word]).flatMap(({ parameters }) => Object.values(parameters));

it.each([
  ['garcia', ['garcia']],
  ['ung.4242', ['4242', 'ung', 'ung.4242']],
  ['al.santiago.4242@gmail.com', ['4242', 'santiago', 'al.santiago.4242@gmail.com']],
  ['elena.young.4242@gmail.com', ['4242', 'elena', 'elena.young.4242@gmail.com']],
  ['al@gmail.com', ['al@gmail', 'al@gmail.com']],
  ['@acme-safety.com', ['@acme-sa', '@acme-safety.com']],
  ['acme-safety.com', ['safety', 'acme', 'acme-safety.com']],
  ['b-2', ['b-2']],
])('looks up the most selective parts of %s', (word, texts) => {
  expect(textsOf(word)).toEqual(texts.map(containing));
});

it.each([
  ['José Đặng', 'jose dang'],
  ['ŁUKASZ Żółć', 'lukasz zolc'],
  ['Bjørn Æsop', 'bjorn aesop'],
  ['Ğılmaz İnce', 'gilmaz ince'],
  ['Weiß, Þór, Ħal, Œuf', 'weiss, thor, hal, oeuf'],
])('folds %s to plain letters', (name, folded) => {
  expect(foldForSearch(name)).toBe(folded);
});

it('finds a last name that is written before the first with a comma', () => {
  expect(wordsOf('Peña, Rosa')).toEqual(['pena', 'rosa']);
  expect(wordsOf(' , ')).toEqual([]);
});

it.each([
  '@',
  'a@',
  '@b',
  '%%%',
  '___@x',
  "o'neil@y",
  'a\\b\\c',
  '🚧🚧🚧🚧',
  'ñandú-ñandú',
  '@@@@',
  'x'.repeat(300),
])('looks up only parts of %s', (word) => {
  const whole = containing(word).slice(1, -1);
  for (const text of textsOf(word)) expect(whole).toContain(text.slice(1, -1));
  expect(textsOf(word).at(-1)).toBe(containing(word));
});
