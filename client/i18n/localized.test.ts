import { localized } from './localized';

it('returns the Spanish text to a Spanish reader if there is one', () => {
  expect(localized('Forklift', 'Montacargas', 'es')).toEqual({ text: 'Montacargas', lang: 'es' });
});

it.each([null, undefined, '', '  '])('falls back to English, marked as English, for %p', (missing) => {
  expect(localized('Forklift', missing, 'es')).toEqual({ text: 'Forklift', lang: 'en' });
});

it('returns English to an English reader', () => {
  expect(localized('Forklift', 'Montacargas', 'en')).toEqual({ text: 'Forklift', lang: 'en' });
});
