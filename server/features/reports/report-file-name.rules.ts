import { foldForSearch } from '../../platform/database/search.js';

const UUID = /^[\da-f-]{36}$/;
const MAX_LENGTH = 100;
/** Windows does not accept these as names of files. */
const RESERVED = /^(?:aux|con|nul|prn|com\d|lpt\d)$/;

/**
 * The name of a report's file without extension, in ASCII. The ID of a report that comes with the site is one.
 * @param date optional, at the end of the name
 */
export function reportFileName({ id, name }: { id: string; name: string }, date?: string): string {
  if (!UUID.test(id)) return dated(id, date);
  const words = foldForSearch(name)
    .split(/[^\da-z]+/)
    .filter(Boolean)
    .join('-')
    .slice(0, MAX_LENGTH)
    .replace(/-$/, '');
  return dated(words === '' || RESERVED.test(words) ? id : words, date);
}

const dated = (name: string, date: string | undefined) => (date === undefined ? name : `${name}-${date}`);
