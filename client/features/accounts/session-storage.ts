import type { AccountLoginMutation } from './LoginPage.generated';

type Session = AccountLoginMutation['login'];

/** Keeps the session for this browser. One that forbids storage forgets it with the page. */
export function storeSession({ token, user }: Session): void {
  try {
    window.localStorage.setItem('token', token);
    window.localStorage.setItem('user', JSON.stringify(user));
  } catch {
    // Private windows and full disks.
  }
}
