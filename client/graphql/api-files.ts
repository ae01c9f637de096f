import { createContext, useContext } from 'react';

interface ApiFilesParts {
  apiBase: string;
  language: () => string;
  token: () => string | undefined;
  /** The server does not accept the stored token, or no longer. */
  onTokenRefused: () => void;
}

/** Gets a file of the API that only the office may read. Throws when there is none. */
export type FetchFile = (path: string) => Promise<Blob>;

/** A link cannot carry a token: files are fetched like everything else. */
export function createFetchFile({ apiBase, language, token, onTokenRefused }: ApiFilesParts): FetchFile {
  return async (path) => {
    const bearer = token();
    const response = await fetch(`${apiBase}${path}`, {
      headers: {
        'accept-language': language(),
        ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
      },
    });
    if (response.status === 401 && bearer === token()) onTokenRefused();
    if (!response.ok) throw new Error(`${path} answered ${String(response.status)}`);
    return response.blob();
  };
}

export const FetchFileContext = createContext<FetchFile>(() =>
  Promise.reject(new Error('No files are provided here.')),
);

/** Saves a file of the API on the reader's disk, under the given name. */
export function useDownload(): (path: string, name: string) => Promise<void> {
  const fetchFile = useContext(FetchFileContext);
  return async (path, name) => {
    const url = URL.createObjectURL(await fetchFile(path));
    const link = Object.assign(document.createElement('a'), { href: url, download: name });
    link.click();
    URL.revokeObjectURL(url);
  };
}
