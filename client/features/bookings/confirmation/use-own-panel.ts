import { withCatalogue } from '../../../i18n/catalogue';
import { usePanels } from '../own/use-panels';

/** The panels for changes by guests, each in a chunk of its own. */
const loadOwnPanel = {
  move: withCatalogue('own', () => import('../own/MovePanel').then((m) => m.MovePanel)),
  change: withCatalogue('own', () => import('../own/ChangePanel').then((m) => m.ChangePanel)),
  cancel: withCatalogue('own', () => import('../own/CancelPanel').then((m) => m.CancelPanel)),
};

export type OwnPanel = keyof typeof loadOwnPanel;

export const useOwnPanel = () => usePanels(loadOwnPanel);
