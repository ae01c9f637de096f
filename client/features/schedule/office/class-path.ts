import { consolePathTo } from '../../../console-paths';

/** The page of a class, optionally with a form open. */
export function classPath(id: string, form?: 'edit' | 'copy'): string {
  const path = consolePathTo.class(id);
  return form ? `${path}?${form}` : path;
}
