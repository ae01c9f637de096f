import type { DocumentNode } from 'graphql';
import { matchPath } from 'react-router-dom';

import { BookingPageDocument, type BookingPageQuery } from '../features/bookings/book/BookingPage.generated';
import { OtherDatesDocument } from '../features/bookings/book/OtherDates.generated';
import { otherDatesVariables } from '../features/bookings/book/use-other-dates';
import { boardParameters } from '../features/schedule/board-filters';
import { classEvents } from '../features/schedule/class-event';
import { UpcomingClassesDocument } from '../features/schedule/ClassBoard.generated';
import { ClassEventsDocument, type ClassEventsQuery } from '../features/schedule/ClassEvents.generated';
import { firstPage, maxPage } from '../features/schedule/use-board-classes';
import { formatsFor } from '../i18n/formats';
import type { Language } from '../i18n/language';
import { languageOfUrl } from '../i18n/language-choice';
import { localized } from '../i18n/localized';
import { paths } from '../paths';
import type { PartName } from './routes';

/** A query of a page, with its variables. */
export interface PageQuery {
  document: DocumentNode;
  variables: Readonly<Record<string, unknown>>;
}

/** The data and parts of a page that the server renders. */
export interface RenderedPage {
  /** The search parameters that it reads; all others render the same page. */
  search: string;
  /** Its queries. Without a result in the cache it would be rendered in its loading state. */
  queries: readonly PageQuery[];
  /** Further queries and parts that depend on these results. */
  dependent?: (results: readonly object[]) => DependentQueries | undefined;
  /** Description for search engines; by default the description of the site. */
  description?: (results: readonly object[], language: Language) => string | undefined;
  /** Whether there is something at the address; search engines must not list a page that says there is nothing. */
  isFound?: (results: readonly object[]) => boolean;
  /** Structured data for search engines, and the query that only they need. */
  events?: { query: PageQuery; of: (result: object, context: EventContext) => readonly object[] };
}

interface DependentQueries {
  queries: readonly PageQuery[];
  /** The part that it displays from a chunk of its own. */
  part: PartName;
}

type EventContext = Parameters<typeof classEvents>[1];

type Params = Readonly<Record<string, string | undefined>>;

/** The pages that visitors reach from other sites. None contains personal data. */
const pages: Readonly<Record<string, (search: URLSearchParams, params: Params) => RenderedPage>> = {
  [paths.home]: (search) => {
    const read = boardParameters(search);
    // A filter applies to all classes, and without scripts no more could be loaded.
    const variables = read.size === 0 ? firstPage : maxPage;
    return {
      search: read.toString(),
      queries: [{ document: UpcomingClassesDocument, variables }],
      events: { query: { document: ClassEventsDocument, variables }, of: eventsOf },
    };
  },
  [paths.book]: (_search, { id = '' }) => ({
    search: '',
    // Decoded as by the router.
    queries: [{ document: BookingPageDocument, variables: { id: decodeURIComponent(id) } }],
    dependent: ([result]) => unavailableFor(result),
    description: ([result], language) => describedClass(result, language),
    isFound: ([result]) => shownClass(result) !== null,
  }),
  [paths.login]: () => ({ search: '', queries: [] }),
};

/** Null if there is no such class. */
const shownClass = (result: BookingPageQuery | object | undefined) =>
  result && 'upcomingClass' in result ? result.upcomingClass : null;

/** For a class that cannot be booked: the other dates of its type. */
function unavailableFor(result: BookingPageQuery | object | undefined): DependentQueries | undefined {
  const upcomingClass = shownClass(result);
  if (!upcomingClass || upcomingClass.availability === 'open') return undefined;
  return {
    queries: [{ document: OtherDatesDocument, variables: otherDatesVariables(upcomingClass.classTypeId) }],
    part: 'ClassUnavailable',
  };
}

/** 'Forklift Operator: Monday, February 1, 2027, Salt Lake Training Center, Salt Lake City, UT' */
function describedClass(
  result: BookingPageQuery | object | undefined,
  language: Language,
): string | undefined {
  const shown = shownClass(result);
  if (!shown) return undefined;
  const { days, address } = shown;
  const name = localized(shown.name, shown.nameEs, language).text;
  const place = localized(shown.locationName, shown.locationNameEs, language).text;
  const date = days.slice(0, 1).map((day) => formatsFor(language).fullDate(day.date));
  return `${name}: ${[...date, place, address.city, address.state].join(', ')}`;
}

function eventsOf(result: ClassEventsQuery | object, context: EventContext) {
  return 'upcomingClasses' in result ? classEvents(result, context) : [];
}

/** Undefined for a page that only the browser renders. */
export function renderedPageAt(pathname: string, search: string): RenderedPage | undefined {
  // The router accepts doubled slashes, whose links would lead to another host; no id contains NUL.
  if (pathname.includes('//') || pathname.includes('%00')) return undefined;
  for (const [path, pageOf] of Object.entries(pages)) {
    const match = matchPath(path, pathname);
    if (!match) continue;
    const params = new URLSearchParams(search);
    const page = pageOf(params, match.params);
    return params.has('lang') ? { ...page, search: withLanguage(page.search, params) } : page;
  }
  return undefined;
}

/** It is part of the page's links. An unsupported language is treated like none. */
function withLanguage(search: string, params: URLSearchParams): string {
  const lang = `lang=${languageOfUrl(params.toString()) ?? ''}`;
  return search ? `${lang}&${search}` : lang;
}
