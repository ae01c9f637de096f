import type { DocumentNode } from 'graphql';
import { matchPath } from 'react-router-dom';

import { BookingPageDocument, type BookingPageQuery } from '../features/bookings/book/BookingPage.generated';
import { OtherDatesDocument } from '../features/bookings/book/OtherDates.generated';
import { otherDatesOf } from '../features/bookings/book/use-other-dates';
import { boardParameters } from '../features/schedule/board-filters';
import { classEvents } from '../features/schedule/class-event';
import { UpcomingClassesDocument } from '../features/schedule/ClassBoard.generated';
import { ClassEventsDocument, type ClassEventsQuery } from '../features/schedule/ClassEvents.generated';
import { firstPage, mostAtOnce } from '../features/schedule/use-board-classes';
import { formatsFor } from '../i18n/formats';
import type { Language } from '../i18n/language';
import { languageOfAddress } from '../i18n/language-choice';
import { localized } from '../i18n/localized';
import { paths } from '../paths';
import type { PartName } from './routes';

/** A query of a page, with its variables. */
export interface PageQuery {
  document: DocumentNode;
  variables: Readonly<Record<string, unknown>>;
}

/** What a page that the server renders is made of. */
export interface RenderedPage {
  /** The parameters that it reads; all others show the same page. */
  search: string;
  /** What it asks. Without an answer in the cache it would be rendered as if it were on its way. */
  queries: readonly PageQuery[];
  /** What it is made of besides, once it has these answers. */
  further?: (answers: readonly object[]) => Further | undefined;
  /** What it is about, for search engines; without it, they read what the site is about. */
  description?: (answers: readonly object[], language: Language) => string | undefined;
  /** What it tells search engines, and the query that only they need the answer of. */
  events?: { query: PageQuery; of: (answer: object, surroundings: EventSurroundings) => readonly object[] };
}

export interface Further {
  queries: readonly PageQuery[];
  /** What it shows in a file of its own. */
  part: PartName;
}

type EventSurroundings = Parameters<typeof classEvents>[1];

type Params = Readonly<Record<string, string | undefined>>;

/** The pages that a visitor comes to from elsewhere. None of them holds anything of a person. */
const pages: Readonly<Record<string, (search: URLSearchParams, params: Params) => RenderedPage>> = {
  [paths.home]: (search) => {
    const read = boardParameters(search);
    // A filter wants to know all classes, and nobody without a script could ask for more of them.
    const variables = read.size === 0 ? firstPage : mostAtOnce;
    return {
      search: read.toString(),
      queries: [{ document: UpcomingClassesDocument, variables }],
      events: { query: { document: ClassEventsDocument, variables }, of: eventsOf },
    };
  },
  [paths.book]: (_search, { id = '' }) => ({
    search: '',
    // As the router reads it.
    queries: [{ document: BookingPageDocument, variables: { id: decodeURIComponent(id) } }],
    further: ([answer]) => unavailableFor(answer),
    description: ([answer], language) => describedClass(answer, language),
  }),
  [paths.login]: () => ({ search: '', queries: [] }),
};

/** A class that cannot be booked leads to the other dates of its type. */
function unavailableFor(answer: BookingPageQuery | object | undefined): Further | undefined {
  const asked = answer && 'upcomingClass' in answer ? answer.upcomingClass : null;
  if (!asked || asked.availability === 'open') return undefined;
  return {
    queries: [{ document: OtherDatesDocument, variables: otherDatesOf(asked.classTypeId) }],
    part: 'ClassUnavailable',
  };
}

/** 'Forklift Operator: Monday, February 1, 2027, Salt Lake Training Center, Salt Lake City, UT' */
function describedClass(
  answer: BookingPageQuery | object | undefined,
  language: Language,
): string | undefined {
  const shown = answer && 'upcomingClass' in answer ? answer.upcomingClass : null;
  if (!shown) return undefined;
  const { days, address } = shown;
  const name = localized(shown.name, shown.nameEs, language).text;
  const place = localized(shown.locationName, shown.locationNameEs, language).text;
  const date = days.slice(0, 1).map((day) => formatsFor(language).fullDate(day.date));
  return `${name}: ${[...date, place, address.city, address.state].join(', ')}`;
}

function eventsOf(answer: ClassEventsQuery | object, surroundings: EventSurroundings) {
  return 'upcomingClasses' in answer ? classEvents(answer, surroundings) : [];
}

/** Undefined for a page that only the browser renders. */
export function renderedPageAt(pathname: string, search: string): RenderedPage | undefined {
  // The router takes doubled slashes, whose links would lead elsewhere, and no id holds the character 0.
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

/** It goes along in the links of the page. One that is not ours is like any other. */
function withLanguage(search: string, params: URLSearchParams): string {
  const lang = `lang=${languageOfAddress(params.toString()) ?? ''}`;
  return search ? `${lang}&${search}` : lang;
}
