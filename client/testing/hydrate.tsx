import { act } from '@testing-library/react';
import type { ReactElement } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

interface ServedPage {
  /** Where the page stands, as the server sent it: no script has run yet. */
  place: HTMLElement;
  /** Runs the script. @returns what React found to differ from the server's page */
  comeAlive: () => Promise<unknown[]>;
  leave: () => Promise<void>;
}

/** A page as the server renders it, parts in files of their own included, put into the document. */
export async function serve(page: ReactElement, inBrowser = page): Promise<ServedPage> {
  const place = document.createElement('div');
  renderToString(page);
  // Asked for by the first time, they are there the second time.
  await new Promise((resolve) => setTimeout(resolve));
  place.innerHTML = renderToString(page);
  document.body.append(place);
  let root: Root | undefined;
  return {
    place,
    comeAlive: async () => {
      const differences: unknown[] = [];
      // React tells of a difference that it mends here, and of one that it leaves on the console.
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
