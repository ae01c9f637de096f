import { act, screen } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import type { Root } from 'react-dom/client';

import { start } from '../start';

const opened: Root[] = [];

/** Opens an address of the site as a browser would, including storage. The end of the test closes it. */
export async function openApp(path: string): Promise<UserEvent> {
  window.history.replaceState(null, '', path);
  const element = document.createElement('div');
  document.body.append(element);
  await act(async () => {
    opened.push(await start(element));
  });
  // Pages are chunks of their own.
  await screen.findByRole('banner');
  // Without pauses between two keys: on a busy machine, the debounce of a search could end in one.
  return userEvent.setup({ delay: null });
}

/** Defines what jsdom lacks, and resets what a test may leave behind. */
export function preparePage(): void {
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  window.IntersectionObserver = IntersectionObserverStub;
  window.ResizeObserver = ResizeObserverStub;
  window.matchMedia = (media) => Object.assign(new EventTarget(), mediaQuery, { media });
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  HTMLElement.prototype.showPopover = () => undefined;
  window.localStorage.clear();
  window.sessionStorage.clear();
}

/** Unmounts the site, as a reload would. */
export async function closeApps(): Promise<void> {
  await act(() => {
    for (const root of opened.splice(0)) root.unmount();
    return Promise.resolve();
  });
  document.body.replaceChildren();
  document.head.replaceChildren();
  document.documentElement.lang = '';
}

afterEach(closeApps);

/** A browser without preferences. */
const mediaQuery = {
  matches: false,
  onchange: null,
  addListener: () => undefined,
  removeListener: () => undefined,
};

/** No element changes its size. */
class ResizeObserverStub implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** Reports every element as in view. */
class IntersectionObserverStub implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];

  constructor(private readonly report: IntersectionObserverCallback) {}

  observe(target: Element): void {
    const entry = { target, isIntersecting: true } as IntersectionObserverEntry;
    this.report([entry], this);
  }

  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }
}
