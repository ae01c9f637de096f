import { createElement, lazy, useState, type ComponentType } from 'react';

import { clearReloadRecord, reloadOnce } from './reload-once';

/** A component in a chunk of its own, such as a page. */
export interface LazyComponent<Props extends object> {
  load: () => Promise<unknown>;
  Component: ComponentType<Props>;
}

/**
 * A component that is loaded on demand, and rendered synchronously if it is already loaded: React.lazy would briefly
 * display the fallback, even in a server-rendered page.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  // The source of the loader contains the chunk's name, which is the same after a reload.
  const name = String(load);
  let loaded: ComponentType<Props> | undefined;
  const loadAndKeep = async () => {
    loaded = await load();
    clearReloadRecord(name);
    return loaded;
  };
  const Lazy: ComponentType<Props> = lazy(async () => ({
    default: await loadAndKeep().catch((error: unknown) => reloadOnce(name, error)),
  }));
  // A mounted component must keep its identity, or it would lose its state.
  const Component = (props: Props) =>
    createElement(useState<ComponentType<Props>>(() => loaded ?? Lazy)[0], props);
  return { load: loadAndKeep, Component };
}
