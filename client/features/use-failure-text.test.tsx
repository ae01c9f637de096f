import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';

import { LocaleProvider } from '../i18n/LocaleProvider';
import { useFailureText } from './use-failure-text';

const English = ({ children }: { children: ReactNode }) => (
  <LocaleProvider language="en">{children}</LocaleProvider>
);

const refused = (code: string, fields?: Record<string, string>) =>
  new CombinedGraphQLErrors({ errors: [{ message: 'The class is full.', extensions: { code, fields } }] });

const texts = {
  byCode: { CONFLICT: { id: 'conflict', defaultMessage: 'It was changed meanwhile.' } },
  otherwise: { id: 'failed', defaultMessage: 'It failed.' },
};

it.each([
  ['of a lost response', new TypeError('Failed to fetch'), /^The server did not answer: we do not know/],
  [
    'of a code before that of a field',
    refused('CONFLICT', { id: 'Not this one.' }),
    'It was changed meanwhile.',
  ],
  [
    'of a field before that of the server',
    refused('BAD_USER_INPUT', { id: 'Not this one.' }),
    'Not this one.',
  ],
  ['of the server', refused('CLASS_FULL'), 'The class is full.'],
  ['for a failure without one', refused('INTERNAL'), 'It failed.'],
])('displays the text %s', (_, error, text) => {
  const { result } = renderHook(useFailureText, { wrapper: English });
  expect(result.current(error, texts)).toMatch(text);
});

it('displays the own text of a change whose response was lost', () => {
  const { result } = renderHook(useFailureText, { wrapper: English });
  const lost = { id: 'lost', defaultMessage: 'It may be on its way.' };
  expect(result.current(new TypeError('Failed to fetch'), { ...texts, lost })).toBe(lost.defaultMessage);
});
