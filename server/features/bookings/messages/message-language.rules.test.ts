import { messageLanguage } from './message-language.rules.js';

it("is that of the latest booking, else of the class, else of the office's screen", () => {
  expect(messageLanguage('es', 'en', 'en')).toBe('es');
  expect(messageLanguage(undefined, 'es', 'en')).toBe('es');
  expect(messageLanguage(undefined, 'en', 'es')).toBe('en');
  expect(messageLanguage(undefined, 'bilingual', 'es')).toBe('es');
});
