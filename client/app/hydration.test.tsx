import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { InMemoryCache } from '@apollo/client/cache';
import { ApolloProvider } from '@apollo/client/react';
import type { DocumentNode } from 'graphql';
import { StrictMode, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { StaticRouter } from 'react-router-dom';

import { BookingPageDocument } from '../features/bookings/book/BookingPage.generated';
import { OtherDatesDocument } from '../features/bookings/book/OtherDates.generated';
import { otherDatesVariables } from '../features/bookings/book/use-other-dates';
import { bookingPageResponse, classId, sampleClass } from '../features/bookings/testing/sample-responses';
import { UpcomingClassesDocument } from '../features/schedule/ClassBoard.generated';
import { createApiCache } from '../graphql/api-cache';
import { createGuestClient } from '../graphql/api-client';
import { SiteFactsProvider } from '../graphql/SiteFactsProvider';
import { SiteDocument } from '../graphql/Site.generated';
import { catalogueOf, loadCatalogue } from '../i18n/catalogue';
import { localeTag, type Language } from '../i18n/language';
import { LocaleContext } from '../i18n/use-locale';
import { SiteOriginContext } from '../ui/page/site-origin';
import { renderOnServer } from '../testing/hydrate';
import { loadPageOf } from './routes';
import { renderedPageAt } from './rendered-pages';
import { SiteRouter } from './SiteRouter';
import { SiteRoutes } from './SiteRoutes';
import { preparePage } from './testing/open-app';
import { board, boardClass, listOf, site } from './testing/sample-classes';
import { logInAs } from './testing/sample-office';
import { data, StubApi } from './testing/stub-api';

// The samples are responses of a stub server, which are not typed.
const bookingPage: DocumentNode = BookingPageDocument;
const otherDates: DocumentNode = OtherDatesDocument;
const fullClass = { ...sampleClass, availability: 'full', seatsLeft: 0 };
const bookPage = bookingPageResponse();
const manyClasses = Array.from({ length: 12 }, (_, index) =>
  boardClass({ id: `class-${index}`, classTypeId: `type-${index}`, name: `Class ${index}` }),
);

interface QueryResults {
  classes?: ReturnType<typeof boardClass>[];
  scheduledClass?: typeof sampleClass;
}

function cacheWith({ classes = board, scheduledClass = sampleClass }: QueryResults): InMemoryCache {
  const cache = createApiCache();
  cache.writeQuery({ query: SiteDocument, data: site });
  cache.writeQuery({ query: UpcomingClassesDocument, variables: { first: 50 }, data: listOf(classes) });
  cache.writeQuery({
    query: bookingPage,
    variables: { id: classId },
    data: { ...bookPage, upcomingClass: scheduledClass },
  });
  const { classTypeId } = scheduledClass;
  cache.writeQuery({ query: otherDates, variables: otherDatesVariables(classTypeId), data: listOf([]) });
  return cache;
}

/** A page as sent by the server, before scripts run. */
async function visit(
  path: string,
  { language = 'en', ...results }: QueryResults & { language?: Language } = {},
) {
  window.history.replaceState(null, '', path);
  await loadCatalogue(language);
  await loadPageOf(window.location.pathname);
  const { classes = board, scheduledClass = sampleClass } = results;
  new StubApi()
    .on('Site', () => data(site))
    .on('UpcomingClasses', () => data(listOf(classes)))
    .on('OtherDates', () => data(listOf([])))
    .on('BookingPage', () => data({ ...bookPage, upcomingClass: scheduledClass }));
  const access = {
    apiBase: '',
    language: () => language,
    token: () => undefined,
    onTokenRefused: () => undefined,
  };
  const app = (inRouter: (routes: ReactNode) => ReactNode) => (
    <StrictMode>
      <IntlProvider locale={localeTag[language]} defaultLocale="en-US" messages={catalogueOf(language)}>
        <LocaleContext value={{ language, setLanguage: () => Promise.resolve() }}>
          <ApolloProvider client={createGuestClient(access, cacheWith(results))}>
            <SiteFactsProvider>
              <SiteOriginContext value="http://localhost">{inRouter(<SiteRoutes />)}</SiteOriginContext>
            </SiteFactsProvider>
          </ApolloProvider>
        </LocaleContext>
      </IntlProvider>
    </StrictMode>
  );
  return renderOnServer(
    app((routes) => <StaticRouter location={path}>{routes}</StaticRouter>),
    app((routes) => <SiteRouter>{routes}</SiteRouter>),
  );
}

beforeEach(preparePage);

describe.each(['en', 'es'] as const)('the server-rendered page in %s', (language) => {
  it.each([
    ['the home page', '/', {}],
    ['the home page with many classes', '/', { classes: manyClasses }],
    ['the home page without classes', '/', { classes: [] }],
    ['a filtered board', '/?category=compliance&teaching=en', {}],
    ['a board that nothing is on', '/?category=safety', {}],
    ['the whole board', '/?show=all', { classes: manyClasses }],
    ['a class', `/book/${classId}`, {}],
    ['a class at its second step', `/book/${classId}?step=payment`, {}],
    ['a full class', `/book/${classId}`, { scheduledClass: fullClass }],
    ['the log-in', '/login', {}],
  ])('equals the first render in the browser: %s', async (_case, path, results) => {
    jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['es-US']);
    const { container, hydrate } = await visit(path, { language, ...results });
    expect(container.querySelector('main h1')).not.toBeNull();
    expect(container.querySelector('[style]')).toBeNull();
    expect(await hydrate()).toEqual([]);
  });
});

describe('the server-rendered page', () => {
  const linkIn = (role: 'banner' | 'contentinfo', name: string) =>
    within(screen.getByRole(role)).getByRole<HTMLAnchorElement>('link', { name });

  it('has the first classes of a long board, and a link to all of them; then the others are rendered', async () => {
    const { hydrate } = await visit('/', { classes: manyClasses });
    expect(screen.getAllByRole('article')).toHaveLength(10);
    const more = screen.getByRole('link', { name: 'Show more classes' });
    expect(more.getAttribute('href')).toBe('/?show=all');
    expect(await hydrate()).toEqual([]);
    expect(screen.getAllByRole('article')).toHaveLength(12);
    expect(screen.queryByRole('link', { name: 'Show more classes' })).toBeNull();
  });

  it('has every class that matches a filter, and every class of the whole board', async () => {
    const { unmount } = await visit('/?category=equipment', { classes: manyClasses });
    expect(screen.getAllByRole('article')).toHaveLength(12);
    await unmount();
    await visit('/?show=all', { classes: manyClasses });
    expect(screen.getAllByRole('article')).toHaveLength(12);
  });

  it('has filters as links before scripts run', async () => {
    await visit('/');
    expect(screen.getByRole('link', { name: 'Equipment 1' }).getAttribute('href')).toBe(
      '/?category=equipment',
    );
    expect(linkIn('banner', 'Español').getAttribute('href')).toBe('/?lang=es');
    expect(linkIn('banner', 'Log in').getAttribute('href')).toBe('/login');
    const book = screen.getByRole('link', { name: /^Book a seat: Forklift Operator/ });
    expect(book.getAttribute('href')).toBe('/book/forklift-1');
  });

  it('is a guest’s even with a session; then it links to the account', async () => {
    logInAs('client', 'Dana');
    const { container, hydrate } = await visit('/');
    expect(container.innerHTML).not.toContain('Dana');
    expect(linkIn('banner', 'Log in')).toBeTruthy();
    expect(await hydrate()).toEqual([]);
    expect(linkIn('banner', 'My bookings')).toBeTruthy();
  });

  it('has the offer of Spanish, which is removed unless it applies', async () => {
    const { hydrate } = await visit('/');
    const offer = () => screen.queryByRole('link', { name: 'Ver en español' });
    expect(offer()?.getAttribute('href')).toBe('/?lang=es');
    expect(await hydrate()).toEqual([]);
    expect(offer()).toBeNull();
  });

  it('does not depend on the page that required a log-in; then it does', async () => {
    window.history.replaceState(null, '', '/login');
    const { hydrate } = await visit('/login');
    window.history.replaceState({ usr: { from: '/client/dashboard' }, key: 'k', idx: 0 }, '', '/login');
    expect(await hydrate()).toEqual([]);
    expect(screen.getByText(/^Log in to continue/)).toBeTruthy();
  });

  it('is the same after a deadline as before it; then it displays that the deadline has passed', async () => {
    const { hydrate } = await visit(`/book/${classId}`);
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2099-12-11T10:00:00Z'));
    expect(screen.getByLabelText(/^Send me a text message/)).toBeTruthy();
    expect(screen.getByText(/^Cancel by/)).toBeTruthy();
    expect(await hydrate()).toEqual([]);
    expect(screen.queryByLabelText(/^Send me a text message/)).toBeNull();
    expect(screen.queryByText(/^Cancel by/)).toBeNull();
  });

  it('has a booking form that the browser can autofill', async () => {
    const { container } = await visit(`/book/${classId}`);
    const fields = [...container.querySelectorAll<HTMLInputElement>('main input')];
    expect(fields.map(({ name, autocomplete }) => [name, autocomplete])).toEqual([
      ['firstName', 'given-name'],
      ['lastName', 'family-name'],
      ['email', 'email'],
      ['phone', 'tel'],
      ['textNotifications', ''],
      ['companyName', 'organization'],
      ['emergencyContactName', 'off'],
      ['emergencyContactPhone', 'off'],
      ['createAccount', ''],
      ['agreeToTerms', ''],
    ]);
  });
});

describe('a page with a part in a chunk of its own', () => {
  it('stays visible during hydration while no chunk is loaded', async () => {
    const path = `/book/${classId}`;
    const { container } = await visit(path, { scheduledClass: fullClass });
    const heading = container.querySelector('h1');
    const part = renderedPageAt(path, '')?.dependent?.([{ ...bookPage, upcomingClass: fullClass }])?.part;
    const cache = cacheWith({ scheduledClass: fullClass }).extract();
    const rendered = document.createElement('script');
    rendered.id = 'rendered';
    rendered.type = 'application/json';
    rendered.textContent = JSON.stringify({ origin: 'http://localhost', cache, part });
    document.head.append(rendered);
    await jest.isolateModulesAsync(async () => {
      const { act: actAnew } = await import('react');
      const { start } = await import('./start');
      const root = await actAnew(() => start(container));
      expect(screen.getByRole('heading', { level: 1 })).toBe(heading);
      actAnew(() => root.unmount());
    });
  });
});

describe('values typed into the booking form before hydration', () => {
  const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);

  it('are kept, stored, and take precedence over stored ones', async () => {
    sessionStorage.setItem(
      `booking-draft:${classId}`,
      JSON.stringify({
        values: {
          firstName: 'Berta',
          lastName: 'Salas',
          email: '',
          phone: '',
          textNotifications: false,
          companyName: '',
          emergencyContactName: '',
          emergencyContactPhone: '',
          createAccount: false,
          agreeToTerms: false,
        },
        attempt: null,
      }),
    );
    const { hydrate } = await visit(`/book/${classId}`);
    field('First name').value = 'Ana';
    field(/^I agree/).checked = true;
    field(/^Create an account/).checked = true;
    expect(await hydrate()).toEqual([]);
    expect(field('First name').value).toBe('Ana');
    expect(field('Last name').value).toBe('Salas');
    expect(field(/^I agree/).checked).toBe(true);
    expect(field('Password')).toBeTruthy();
    await userEvent.type(field('Last name'), ' Peña');
    await act(async () => Promise.resolve());
    expect(sessionStorage.getItem(`booking-draft:${classId}`)).toMatch(/"Ana".*"Salas Peña"/);
  });

  it('have no effect on a booking with an unknown outcome: its payment step is displayed', async () => {
    const values = {
      firstName: 'Ana',
      lastName: 'Peña',
      email: 'ana@example.com',
      phone: '',
      textNotifications: false,
      companyName: '',
      emergencyContactName: 'Luis Peña',
      emergencyContactPhone: '801-555-0163',
      createAccount: false,
      agreeToTerms: true,
    };
    const attempt = { key: 'k', fingerprint: 'f', unanswered: true };
    sessionStorage.setItem(`booking-draft:${classId}`, JSON.stringify({ values, attempt }));
    const { hydrate } = await visit(`/book/${classId}?step=payment`, { scheduledClass: fullClass });
    expect(await hydrate()).toEqual([]);
    expect(await screen.findByRole('heading', { level: 1, name: 'Check and confirm' })).toBeTruthy();
    expect(window.location.search).toBe('?step=payment');
  });
});
