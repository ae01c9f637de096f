import { consolePathTo } from '../../../console-paths';

/** The page of a class, with one of its forms open where that is asked for. */
export function classPath(id: string, form?: 'edit' | 'copy'): string {
  const path = consolePathTo.class(id);
  return form ? `${path}?${form}` : path;
}
