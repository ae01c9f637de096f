import { useRef, useState, type ComponentType } from 'react';

interface Opened<Name, Props> {
  name: Name | undefined;
  Panel: ComponentType<Props> | undefined;
  /** The panel that is being loaded. */
  loading: Name | undefined;
  hasFailed: boolean;
}

/** The chunk of each panel, by name. */
type Loaders<Name extends string, Props> = Readonly<Record<Name, () => Promise<ComponentType<Props>>>>;

const nothing = { name: undefined, Panel: undefined, loading: undefined, hasFailed: false } as const;

/** At most one open panel of several; each is loaded when it is first opened. */
export function usePanels<Name extends string, Props>(load: Loaders<Name, Props>) {
  const [opened, setOpened] = useState<Opened<Name, Props>>(nothing);
  // The last click wins, whichever chunk arrives first.
  const wanted = useRef<Name>(undefined);
  const close = () => {
    wanted.current = undefined;
    setOpened(nothing);
  };
  const toggle = (name: Name) => {
    if (opened.name === name) {
      close();
      return;
    }
    wanted.current = name;
    setOpened({ ...nothing, loading: name });
    load[name]().then(
      (Panel) => wanted.current === name && setOpened({ ...nothing, name, Panel }),
      () => wanted.current === name && setOpened({ ...nothing, hasFailed: true }),
    );
  };
  return { ...opened, toggle, close };
}
