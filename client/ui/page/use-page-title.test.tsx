import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { IntlProvider } from 'react-intl';

import { ErrorSummary } from '../forms/ErrorSummary';
import { usePageTitle } from './use-page-title';

function Form({ name }: { name: string }) {
  const [hasError, setHasError] = useState(false);
  return (
    <form>
      <ErrorSummary attempt={1} errors={hasError ? [{ fieldId: name, message: 'Required' }] : []} />
      <button type="button" onClick={() => setHasError(!hasError)}>
        {name}
      </button>
    </form>
  );
}

function Page() {
  usePageTitle('Account');
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      <Form name="password" />
      {isOpen && <Form name="email" />}
      <button type="button" onClick={() => setIsOpen(false)}>
        close
      </button>
    </>
  );
}

it('says in the title that one of two forms has errors, until the last is corrected or closed', async () => {
  render(
    <IntlProvider locale="en" defaultLocale="en">
      <Page />
    </IntlProvider>,
  );
  const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  expect(document.title).toBe('Account');
  await click('password');
  await click('email');
  expect(document.title).toBe('Error: Account');
  await click('password');
  expect(document.title).toBe('Error: Account');
  await click('close');
  expect(document.title).toBe('Account');
});
