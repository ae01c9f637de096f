import { useCallback, useMemo } from 'react';

import { isDate } from '../forms/is-date';
import {
  orderOf,
  orderText,
  pageCursorOf,
  writePageCursor,
  type GoToPage,
  type Order,
  type PageCursor,
  type PageParamNames,
} from './list-url-state';
import { useUrlParams } from './use-url-params';

/** A filter of a list as a URL parameter. */
export interface UrlFilter<Value> {
  param: string;
  /** Invalid text is treated like a missing parameter, which is null. */
  read: (given: string | null) => Value;
  /** Undefined removes the parameter. */
  write: (value: Value) => string | undefined;
}

/** Any text; '' is none. */
export const text = (param: string): UrlFilter<string> => ({
  param,
  read: (given) => given ?? '',
  write: (value) => value || undefined,
});

/** 'YYYY-MM-DD'; '' is none. */
export const date = (param: string): UrlFilter<string> => ({
  ...text(param),
  read: (given) => (given !== null && isDate(given) ? given : ''),
});

/** @param former the names of values in old bookmarks */
export const oneOf = <const Value extends string>(
  param: string,
  values: readonly Value[],
  former: { readonly [value in Value]?: string } = {},
): UrlFilter<Value | undefined> => ({
  param,
  read: (given) => values.find((each) => given !== null && (each === given || former[each] === given)),
  write: (value) => value,
});

/** One of the values; the usual one is not in the URL. */
export const choice = <const Value extends string>(
  param: string,
  values: readonly Value[],
  usual: NoInfer<Value>,
): UrlFilter<Value> => ({
  param,
  read: (given) => values.find((each) => each === given) ?? usual,
  write: (value) => (value === usual ? undefined : value),
});

/** The order of the rows; the usual one is not in the URL. */
export const order = <Sort extends string>(
  param: string,
  sorts: readonly Sort[],
  usual: NoInfer<Order<Sort>>,
): UrlFilter<Order<Sort>> => ({
  param,
  read: (given) => orderOf(given, sorts, usual),
  write: (value) => (orderText(value) === orderText(usual) ? undefined : orderText(value)),
});

/** The filters of a list, by the names of the query variables. */
interface UrlFilters<Values> {
  /** The names of the URL parameters, without those of the page. */
  params: readonly string[];
  none: Values;
  read: (params: URLSearchParams) => Values;
  /** Returns to the first page. Other parameters stay. */
  write: (params: URLSearchParams, values: Values) => void;
  pageParams: PageParamNames;
}

/** Defines the filters of a list: `defineFilters({ search: text('q') })`. */
export function defineFilters<Values extends object>(
  table: { readonly [Name in keyof Values]: UrlFilter<Values[Name]> },
  pageParams: PageParamNames = { page: 'page', after: 'after', before: 'before' },
): UrlFilters<Values> {
  const read = (params: URLSearchParams) => {
    const values: Partial<Values> = {};
    for (const name in table) values[name] = table[name].read(params.get(table[name].param));
    // The loop has set every name, which TypeScript does not infer.
    return values as Values;
  };
  const write = (params: URLSearchParams, values: Values) => {
    for (const name in table) {
      const written = table[name].write(values[name]);
      if (written === undefined) params.delete(table[name].param);
      else params.set(table[name].param, written);
    }
    writePageCursor(params, pageParams);
  };
  const params = Object.values<{ param: string }>(table).map(({ param }) => param);
  return { params, none: read(new URLSearchParams()), read, write, pageParams };
}

/** The filters as query variables: null without a value. */
export function variablesOf<Values extends Readonly<Record<string, string | undefined>>>(values: Values) {
  const entries = Object.entries(values).map(([name, value]) => [name, value || null]);
  // The type of Object.fromEntries has no names.
  return Object.fromEntries(entries) as { [Name in keyof Values]: Exclude<Values[Name], undefined> | null };
}

/** The state of a list in the URL. */
export interface ListUrlState<Values> {
  filters: Values;
  pageCursor: PageCursor;
  /** Each change adds a history entry and returns to the first page. */
  filter: (change: Partial<Values>) => void;
  goTo: GoToPage;
}

/** The filters and page in the URL, and functions to change them, all the same while the URL stays. */
export function useUrlFilters<Values>(list: UrlFilters<Values>): ListUrlState<Values> {
  const [params, change] = useUrlParams();
  const filters = useMemo(() => list.read(params), [list, params]);
  const pageCursor = useMemo(() => pageCursorOf(params, list.pageParams), [list, params]);
  const filter = useCallback(
    (wanted: Partial<Values>) => change((next) => list.write(next, { ...list.read(next), ...wanted })),
    [list, change],
  );
  const goTo = useCallback<GoToPage>(
    (to, options) => change((next) => writePageCursor(next, list.pageParams, to), options),
    [list, change],
  );
  return { filters, pageCursor, filter, goTo };
}
