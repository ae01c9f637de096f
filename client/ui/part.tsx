import { createElement, lazy, useState, type ComponentType } from 'react';

import { forgetReload, reloadOnce } from './reload-once';

/** A part of the site in a chunk of its own, such as a page. */
export interface Part<Props extends object> {
  load: () => Promise<unknown>;
  Part: ComponentType<Props>;
}

/**
 * A part that is loaded on demand, and rendered synchronously if it is already loaded: React.lazy would briefly display
 * the fallback, even in a server-rendered page.
 */
export function part<Props extends object>(load: () => Promise<ComponentType<Props>>): Part<Props> {
  // The source of the loader contains the chunk's name, which is the same after a reload.
  const name = String(load);
  let loaded: ComponentType<Props> | undefined;
  const keep = async () => {
    loaded = await load();
    forgetReload(name);
    return loaded;
  };
  const Later: ComponentType<Props> = lazy(async () => ({
    default: await keep().catch((error: unknown) => reloadOnce(name, error)),
  }));
  // A mounted component must keep its identity, or it would lose its state.
  const Part = (props: Props) =>
    createElement(useState<ComponentType<Props>>(() => loaded ?? Later)[0], props);
  return { load: keep, Part };
}
