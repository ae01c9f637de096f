import { isRecord } from '../../graphql/is-record';
import { withStorage } from '../../i18n/browser-storage';
import { roleValues, type Role } from '../../schema/role.generated';

const keys = { token: 'token', user: 'user' } as const;

export interface SessionUser {
  id: string | undefined;
  role: Role;
  firstName: string | undefined;
  lastName: string | undefined;
  email: string | undefined;
}

/** The account that is logged in. */
export interface Session {
  token: string;
  user: SessionUser;
}

interface StoredTexts {
  token: string | null;
  user: string | null;
}

const listeners = new Set<() => void>();

/** Used if storage is blocked: then a session lasts as long as the document. */
let kept: StoredTexts | undefined;
let lastRead: { texts: StoredTexts; session: Session | undefined } | undefined;

/** The stored session. Corrupt data counts as no session. */
export function readSession(): Session | undefined {
  const texts = storedTexts();
  // The same object while nothing has changed, as useSyncExternalStore requires.
  if (!lastRead || lastRead.texts.token !== texts.token || lastRead.texts.user !== texts.user)
    lastRead = { texts, session: sessionOf(texts) };
  return lastRead.session;
}

/** What a form can fill in for a logged-in guest. Undefined for visitors without a session, and for the office. */
export function readGuest() {
  const user = readSession()?.user;
  if (user?.role !== 'client') return undefined;
  const { firstName = '', lastName = '', email = '' } = user;
  return { firstName, lastName, email };
}

export function storeSession({ token, user }: { token: string; user: object }): void {
  const texts = { token, user: JSON.stringify(user) };
  kept = texts;
  withStorage(() => {
    localStorage.setItem(keys.token, texts.token);
    localStorage.setItem(keys.user, texts.user);
    kept = undefined;
  });
  notifyListeners();
}

/** Removes only token and user: the language stays. */
export function endSession(): void {
  kept = undefined;
  withStorage(() => {
    localStorage.removeItem(keys.token);
    localStorage.removeItem(keys.user);
  });
  notifyListeners();
}

/** Also called after a log-out in another tab. @returns the unsubscribe function */
export function onSessionChange(listener: () => void): () => void {
  const otherTab = ({ key }: StorageEvent) => {
    if (key === null || key === keys.token || key === keys.user) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', otherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', otherTab);
  };
}

function notifyListeners(): void {
  for (const listener of [...listeners]) listener();
}

function storedTexts(): StoredTexts {
  const read = () => ({ token: localStorage.getItem(keys.token), user: localStorage.getItem(keys.user) });
  return kept ?? withStorage(read) ?? { token: null, user: null };
}

function sessionOf({ token, user }: StoredTexts): Session | undefined {
  // The token is sent in a header: only valid characters are accepted.
  if (!token || !user || !/^[\w.~+/=-]+$/.test(token)) return undefined;
  try {
    const stored: unknown = JSON.parse(user);
    if (!isRecord(stored)) return undefined;
    const role = roleValues.find((each) => each === stored['role']);
    if (!role) return undefined;
    const text = (name: string) => {
      const value = stored[name];
      return typeof value === 'string' ? value.trim() || undefined : undefined;
    };
    return {
      token,
      user: {
        id: text('id'),
        role,
        firstName: text('firstName'),
        lastName: text('lastName'),
        email: text('email'),
      },
    };
  } catch {
    return undefined;
  }
}
