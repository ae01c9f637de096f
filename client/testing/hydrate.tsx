import { act } from '@testing-library/react';
import type { ReactElement } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

interface ServerRenderedPage {
  /** Contains the page as sent by the server, before scripts run. */
  container: HTMLElement;
  /** Hydrates the page. @returns the hydration errors that React reports */
  hydrate: () => Promise<unknown[]>;
  unmount: () => Promise<void>;
}

const opened: ServerRenderedPage[] = [];

afterEach(async () => {
  for (const page of opened.splice(0)) await page.unmount();
});

/**
 * A page as rendered by the server, including parts in their own chunks, put into the document. The end of the test
 * unmounts it.
 */
export async function renderOnServer(page: ReactElement, inBrowser = page): Promise<ServerRenderedPage> {
  const container = document.createElement('div');
  renderToString(page);
  // The first render requests the chunks, so that they are loaded for the second.
  await new Promise((resolve) => setTimeout(resolve));
  container.innerHTML = renderToString(page);
  document.body.append(container);
  let root: Root | undefined;
  const served: ServerRenderedPage = {
    container,
    hydrate: async () => {
      const differences: unknown[] = [];
      // React reports a recoverable difference here, and others on the console.
      const consoleError = jest.spyOn(console, 'error').mockImplementation((...args) => {
        differences.push(args);
      });
      await act(async () => {
        root = hydrateRoot(container, inBrowser, {
          onRecoverableError: (error) => {
            differences.push(error);
          },
        });
        return Promise.resolve();
      });
      consoleError.mockRestore();
      return differences;
    },
    unmount: async () => {
      await act(() => {
        root?.unmount();
        return Promise.resolve();
      });
      container.remove();
    },
  };
  opened.push(served);
  return served;
}
