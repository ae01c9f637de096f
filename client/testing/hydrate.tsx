import { act } from '@testing-library/react';
import type { ReactElement } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

interface ServedPage {
  /** Contains the page as sent by the server, before scripts run. */
  place: HTMLElement;
  /** Hydrates the page. @returns the hydration errors that React reports */
  comeAlive: () => Promise<unknown[]>;
  leave: () => Promise<void>;
}

/** A page as rendered by the server, including parts in their own chunks, put into the document. */
export async function serve(page: ReactElement, inBrowser = page): Promise<ServedPage> {
  const place = document.createElement('div');
  renderToString(page);
  // The first render requests the chunks, so that they are loaded for the second.
  await new Promise((resolve) => setTimeout(resolve));
  place.innerHTML = renderToString(page);
  document.body.append(place);
  let root: Root | undefined;
  return {
    place,
    comeAlive: async () => {
      const differences: unknown[] = [];
      // React reports a recoverable difference here, and others on the console.
      const complain = jest.spyOn(console, 'error').mockImplementation((...words) => {
        differences.push(words);
      });
      await act(async () => {
        root = hydrateRoot(place, inBrowser, {
          onRecoverableError: (error) => {
            differences.push(error);
          },
        });
        return Promise.resolve();
      });
      complain.mockRestore();
      return differences;
    },
    leave: async () => {
      await act(() => {
        root?.unmount();
        return Promise.resolve();
      });
      place.remove();
    },
  };
}
