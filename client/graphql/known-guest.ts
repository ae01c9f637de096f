import { createContext } from 'react';

/** What the session knows of a logged-in guest; empty if the account has no name. */
interface KnownGuest {
  firstName: string;
  lastName: string;
  email: string;
}

/** Reads the logged-in guest from the storage: undefined for others, and for the office, which books for guests. */
export const KnownGuestContext = createContext<() => KnownGuest | undefined>(() => undefined);
