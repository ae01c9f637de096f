import { createContext, useContext } from 'react';

import { headersOf, reportTokenRefusal, type ApiAccess } from '../api-access';

/** The progress of a download: its lines so far, and the total number of rows if the server sends it. */
export interface FileProgress {
  lines: number;
  total: number | undefined;
}

/**
 * Fetches an API file that only the office may read, named by the server if it names it. Throws if it is missing or
 * incomplete.
 */
export type FetchFile = (path: string, onProgress?: (progress: FileProgress) => void) => Promise<Blob>;

/** A link cannot carry a token, so files are fetched. */
export function createFetchFile(access: ApiAccess): FetchFile {
  return async (path, onProgress) => {
    const bearer = access.token();
    const response = await fetch(`${access.apiBase}${path}`, { headers: headersOf(access, bearer) });
    if (response.status === 401) reportTokenRefusal(access, bearer, 'UNAUTHENTICATED');
    if (response.status === 403) reportTokenRefusal(access, bearer, 'FORBIDDEN');
    if (!response.ok) throw new Error(`${path} answered ${String(response.status)}`);
    if (!response.body || !onProgress) return named(response, [await response.blob()]);
    const given = Number(response.headers.get('x-total-count') ?? Number.NaN);
    const total = Number.isNaN(given) ? undefined : given;
    const parts: Uint8Array<ArrayBuffer>[] = [];
    let lines = 0;
    const reader = response.body.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      parts.push(part.value);
      lines += linesIn(part.value);
      onProgress({ lines, total });
    }
    return named(response, parts);
  };
}

function named({ headers }: Response, parts: BlobPart[]): Blob {
  const options = { type: headers.get('content-type') ?? '' };
  const name = /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1];
  return name === undefined ? new Blob(parts, options) : new File(parts, name, options);
}

function linesIn(bytes: Uint8Array): number {
  let count = 0;
  for (const byte of bytes) if (byte === lineFeed) count += 1;
  return count;
}

const lineFeed = 10;

export const FetchFileContext = createContext<FetchFile>(() =>
  Promise.reject(new Error('No files are provided here.')),
);

/** Saves an API file to the user's disk, under the server's name or else the given one. */
export function useDownload(): (
  path: string,
  name: string,
  onProgress?: (progress: FileProgress) => void,
) => Promise<void> {
  const fetchFile = useContext(FetchFileContext);
  return async (path, name, onProgress) => {
    const file = await fetchFile(path, onProgress);
    const url = URL.createObjectURL(file);
    const download = file instanceof File ? file.name : name;
    const link = Object.assign(document.createElement('a'), { href: url, download });
    link.click();
    URL.revokeObjectURL(url);
  };
}
