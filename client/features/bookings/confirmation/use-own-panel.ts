import { useRef, useState, type ComponentType } from 'react';

import { withCatalogue } from '../../../i18n/catalogue';
import type { PanelProps } from '../own/panel-props';

/** The panels for changes by guests, each in a chunk of its own. */
const loadOwnPanel = {
  move: withCatalogue('own', () => import('../own/MovePanel').then((m) => m.MovePanel)),
  change: withCatalogue('own', () => import('../own/ChangePanel').then((m) => m.ChangePanel)),
  cancel: withCatalogue('own', () => import('../own/CancelPanel').then((m) => m.CancelPanel)),
};

export type OwnPanel = keyof typeof loadOwnPanel;

interface Opened {
  name: OwnPanel | undefined;
  Panel: ComponentType<PanelProps> | undefined;
  /** The panel that is being loaded. */
  loading: OwnPanel | undefined;
  hasFailed: boolean;
}

const nothing: Opened = { name: undefined, Panel: undefined, loading: undefined, hasFailed: false };

/** At most one open panel of a booking; each is loaded when it is first opened. */
export function useOwnPanel() {
  const [opened, setOpened] = useState<Opened>(nothing);
  // The last click wins, whichever chunk arrives first.
  const wanted = useRef<OwnPanel>(undefined);
  const close = () => {
    wanted.current = undefined;
    setOpened(nothing);
  };
  const toggle = (name: OwnPanel) => {
    if (opened.name === name) {
      close();
      return;
    }
    wanted.current = name;
    setOpened({ ...nothing, loading: name });
    loadOwnPanel[name]().then(
      (Panel) => wanted.current === name && setOpened({ ...nothing, name, Panel }),
      () => wanted.current === name && setOpened({ ...nothing, hasFailed: true }),
    );
  };
  return { ...opened, toggle, close };
}
