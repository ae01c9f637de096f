import { firstSentence } from './first-sentence';

it.each([
  ['You must be 18 or older. Bring a photo ID.', 'You must be 18 or older.'],
  ['Llegue a las 7:30 a.m. con botas. ¿Preguntas? Llámenos.', 'Llegue a las 7:30 a.m. con botas.'],
  ['18 or older (U.S. law). Bring boots.', '18 or older (U.S. law).'],
  ['No full stop', 'No full stop'],
  ['  One only.\n', 'One only.'],
  ['First line.\nSecond line.', 'First line.'],
  ['', ''],
])('of %j is %j', (text, first) => {
  expect(firstSentence(text)).toBe(first);
});
