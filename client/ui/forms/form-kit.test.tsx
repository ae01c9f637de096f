import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { IntlProvider } from 'react-intl';

import { Button } from '../elements/Button';
import { ErrorSummary } from './ErrorSummary';
import { PasswordField } from './PasswordField';
import { TextField } from './TextField';

const show = (ui: React.ReactNode) =>
  render(
    <IntlProvider locale="en-US" defaultLocale="en-US">
      {ui}
    </IntlProvider>,
  );

describe('a busy button', () => {
  it('announces it, is disabled without losing the focus, and ignores clicks', async () => {
    const press = jest.fn();
    const submit = jest.fn();
    show(
      <form onSubmit={submit}>
        <Button type="submit" busy busyLabel="Sending…" onClick={press}>
          Send
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Sending…' });
    button.focus();
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(press).not.toHaveBeenCalled();
    expect(submit).not.toHaveBeenCalled();
  });
});

describe('a password field', () => {
  it('shows and hides its value, and announces which', async () => {
    show(<PasswordField id="password" label="Password" autoComplete="new-password" />);
    const field = screen.getByLabelText<HTMLInputElement>('Password');
    await userEvent.type(field, 'secret');
    expect(field.type).toBe('password');
    expect(screen.getByRole('status').textContent).toBe('');

    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(field.type).toBe('text');
    expect(field.value).toBe('secret');
    expect(screen.getByRole('status').textContent).toBe('Your password is shown');

    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(field.type).toBe('password');
    expect(screen.getByRole('status').textContent).toBe('Your password is hidden');
  });
});

describe('the error summary', () => {
  function Form() {
    const [attempt, setAttempt] = useState(0);
    const [hasName, setHasName] = useState(false);
    const error = attempt > 0 && !hasName ? 'Name required' : undefined;
    return (
      <>
        <ErrorSummary
          attempt={attempt}
          errors={[
            ...(error ? [{ fieldId: 'name', message: error }] : []),
            ...(attempt > 0 ? [{ fieldId: 'email', message: 'Email required' }] : []),
          ]}
        />
        <TextField
          id="name"
          label="Name"
          hint="As printed."
          error={error}
          onChange={() => setHasName(true)}
        />
        <Button onClick={() => setAttempt(attempt + 1)}>Send</Button>
      </>
    );
  }

  it('takes the focus at each failed submit, and not while fields are corrected', async () => {
    show(<Form />);
    expect(screen.queryByRole('group')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    const summary = screen.getByRole('group', { name: 'There is a problem' });
    expect(document.activeElement).toBe(summary);

    await userEvent.click(screen.getByRole('link', { name: 'Name required' }));
    const field = screen.getByLabelText('Name');
    expect(document.activeElement).toBe(field);
    expect(field.getAttribute('aria-describedby')).toBe('name-hint name-error');
    await userEvent.type(field, 'A');
    expect(document.activeElement).toBe(field);
    expect(field.getAttribute('aria-describedby')).toBe('name-hint');

    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(document.activeElement).toBe(summary);
  });
});
