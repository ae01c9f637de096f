import { conditionsOf, containing } from './search.js';

/** What the index is asked for to find a word, and what a row is compared with. */
const textsOf = (word: string): string[] =>
  conditionsOf('search', [word]).flatMap(({ parameters }) => Object.values(parameters));

it.each([
  ['garcia', ['garcia']],
  ['ung.4242', ['4242', 'ung', 'ung.4242']],
  ['al.santiago.4242@gmail.com', ['santiago', '4242', 'al.santiago.4242@gmail.com']],
  ['al@gmail.com', ['al@gmail', 'al@gmail.com']],
  ['@acme-safety.com', ['@acme-sa', '@acme-safety.com']],
  ['acme-safety.com', ['safety', 'acme', 'acme-safety.com']],
  ['b-2', ['b-2']],
])('asks for what tells most of %s', (word, texts) => {
  expect(textsOf(word)).toEqual(texts.map(containing));
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
])('asks for nothing that is not in %s', (word) => {
  const whole = containing(word).slice(1, -1);
  for (const text of textsOf(word)) expect(whole).toContain(text.slice(1, -1));
  expect(textsOf(word).at(-1)).toBe(containing(word));
});
