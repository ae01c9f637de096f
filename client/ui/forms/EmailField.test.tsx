import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { IntlProvider } from 'react-intl';

import { EmailField } from './EmailField';

function Form() {
  const [email, setEmail] = useState('');
  return (
    <IntlProvider locale="en-US" defaultLocale="en-US">
      <EmailField id="email" label="Email" value={email} onChange={({ target }) => setEmail(target.value)} />
      <button type="button">Next</button>
    </IntlProvider>
  );
}

async function leaveWith(typed: string): Promise<HTMLInputElement> {
  render(<Form />);
  const field = screen.getByLabelText<HTMLInputElement>('Email');
  await userEvent.type(field, typed);
  await userEvent.tab();
  return field;
}

it('points out a misspelled provider once the field is left, and corrects it', async () => {
  const field = await leaveWith('ana@gmial.com');
  const correct = await screen.findByRole('button', { name: 'Use this email' });
  expect(screen.getByRole('status').textContent).toContain('Did you mean ana@gmail.com?');
  await userEvent.click(correct);
  expect(field.value).toBe('ana@gmail.com');
  expect(document.activeElement).toBe(field);
  expect(screen.getByRole('status').textContent).toBe('');
});

it('withdraws the suggestion when the email is edited', async () => {
  const field = await leaveWith('ana@gmial.com');
  await screen.findByRole('button', { name: 'Use this email' });
  await userEvent.type(field, 's');
  await userEvent.type(field, '{Backspace}');
  expect(field.value).toBe('ana@gmial.com');
  expect(screen.getByRole('status').textContent).toBe('');
});

it('suggests nothing for an email whose field was left empty again meanwhile', async () => {
  const field = await leaveWith('ana@gmial.com');
  await userEvent.clear(field);
  await new Promise((resolve) => setTimeout(resolve, 1000));
  expect(screen.getByRole('status').textContent).toBe('');
});
