import { createContext, useContext } from 'react';

import { headersOf, reportTokenRefusal, type ApiAccess } from '../api-access';

/** The progress of a download: its lines so far, and the total number of rows if the server sends it. */
export interface FileProgress {
  lines: number;
  total: number | undefined;
}

/** Fetches an API file that only the office may read, with the server's name. Throws if it is missing or incomplete. */
export type FetchFile = (path: string, onProgress?: (progress: FileProgress) => void) => Promise<File>;

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

function named({ headers }: Response, parts: BlobPart[]): File {
  const name = /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1];
  return new File(parts, name ?? '', { type: headers.get('content-type') ?? '' });
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

/** Saves an API file to the user's disk. */
export function useDownload(): (
  path: string,
  onProgress?: (progress: FileProgress) => void,
) => Promise<void> {
  const fetchFile = useContext(FetchFileContext);
  return async (path, onProgress) => {
    const file = await fetchFile(path, onProgress);
    const url = URL.createObjectURL(file);
    const link = Object.assign(document.createElement('a'), { href: url, download: file.name });
    link.click();
    URL.revokeObjectURL(url);
  };
}
