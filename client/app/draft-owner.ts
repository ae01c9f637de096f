import { onSessionChange, readSession } from '../features/accounts/session-storage';
import { withStorage } from '../i18n/browser-storage';
import { claimDrafts, clearDrafts } from '../ui/forms/stored-draft';

/** Set and removed at once to send a storage event to other tabs. */
const logOutKey = 'log-out';

/**
 * Drafts survive a session that expires, but neither a log-in of another account nor a log-out, in this tab or in
 * another one.
 */
export function watchDraftOwner(): void {
  const claim = () => {
    const session = readSession();
    if (session) claimDrafts(session.user.id ?? '');
  };
  claim();
  onSessionChange(claim);
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === logOutKey && newValue !== null) clearDrafts();
  });
}

/** At a log-out: what was typed in any tab must not be displayed to the next person. */
export function removeAllDrafts(): void {
  clearDrafts();
  withStorage(() => {
    localStorage.setItem(logOutKey, '');
    localStorage.removeItem(logOutKey);
  });
}
