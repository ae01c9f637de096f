import { createElement, lazy, useState, type ComponentType } from 'react';

import { forgetReload, reloadOnce } from './reload-once';

export interface PageRoute {
  path: string;
  Page: ComponentType;
  load: () => Promise<unknown>;
}

/**
 * A part of a page in a file of its own.
 * @param part the same after a reload, whichever files come first: the code that names the file
 */
export function lazyPage<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  part = String(load),
) {
  return lazy(async () => {
    const Page = await load().catch((error: unknown) => reloadOnce(part, error));
    forgetReload(part);
    return { default: Page };
  });
}

/** A page that is loaded when it is wanted, and shown at once where it was loaded before. */
export function page(load: () => Promise<ComponentType>): Omit<PageRoute, 'path'> {
  let loaded: ComponentType | undefined;
  const keep = async () => (loaded = await load());
  const Later = lazyPage(keep, String(load));
  // A component that is shown stays the same one, or it would lose its state.
  const Page = () => createElement(useState<ComponentType>(() => loaded ?? Later)[0]);
  return { load: keep, Page };
}
