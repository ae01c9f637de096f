import { createElement, lazy, useState, type ComponentType } from 'react';

import { forgetReload, reloadOnce } from './reload-once';

/** A part of the site in a file of its own, such as a page. */
export interface Part<Props extends object> {
  load: () => Promise<unknown>;
  Part: ComponentType<Props>;
}

/**
 * A part that is loaded when it is wanted, and shown at once where it was loaded before: React would show the fallback for
 * a moment, even in a page that the server has rendered.
 */
export function part<Props extends object>(load: () => Promise<ComponentType<Props>>): Part<Props> {
  // The same after a reload, whichever files come first: the code that names the file.
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
  // A component that is shown stays the same one, or it would lose its state.
  const Part = (props: Props) =>
    createElement(useState<ComponentType<Props>>(() => loaded ?? Later)[0], props);
  return { load: keep, Part };
}
