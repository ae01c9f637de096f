import { act, render, screen } from '@testing-library/react';

import { loadCatalogue } from './catalogue';
import type { Language } from './language';
import { LocaleProvider } from './LocaleProvider';
import { useLocale, type Locale } from './use-locale';

jest.mock('./catalogue', () => ({
  ...jest.requireActual<object>('./catalogue'),
  loadCatalogue: jest.fn(),
}));
const load = jest.mocked(loadCatalogue);

beforeEach(() => {
  localStorage.clear();
  load.mockReset();
});

function open(wantedLanguage?: Language): Locale {
  let locale: Locale | undefined;
  function Probe() {
    locale = useLocale();
    return <p>{locale.language}</p>;
  }
  render(
    <LocaleProvider language="en" wantedLanguage={wantedLanguage}>
      <Probe />
    </LocaleProvider>,
  );
  if (!locale) throw new Error('The probe was not rendered.');
  return locale;
}

it('changes nothing if the other catalogue cannot be fetched', async () => {
  load.mockRejectedValue(new TypeError('Failed to fetch'));
  const { setLanguage } = open();
  await act(() => expect(setLanguage('es')).rejects.toThrow('Failed to fetch'));
  expect(screen.getByText('en')).toBeTruthy();
  expect(document.documentElement.lang).toBe('en');
  expect(localStorage.getItem('language')).toBeNull();
});

it('ends in the language chosen last, whichever catalogue arrives first', async () => {
  let bringSpanish: () => void = () => undefined;
  load.mockImplementation((language) =>
    language === 'es' ? new Promise((resolve) => (bringSpanish = resolve)) : Promise.resolve(),
  );
  const { setLanguage } = open();
  await act(async () => {
    const spanish = setLanguage('es');
    await setLanguage('en');
    bringSpanish();
    await spanish;
  });
  expect(screen.getByText('en')).toBeTruthy();
  expect(localStorage.getItem('language')).toBe('en');
});

it('applies the language of a page without storing it as a choice', async () => {
  load.mockResolvedValue();
  open('es');
  expect(await screen.findByText('es')).toBeTruthy();
  expect(localStorage.getItem('language')).toBeNull();
});
