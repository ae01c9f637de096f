import { screen, waitFor, within } from '@testing-library/react';

import { closeApps, openApp } from '../testing/open-app';
import { card, cards, dates, prepareBoard } from '../testing/read-board';
import { board, boardClass, listOf, osha10Open } from '../testing/sample-classes';
import { data, offline, type StubApi } from '../testing/stub-api';

let api: StubApi;

beforeEach(() => {
  api = prepareBoard();
});

describe('the board', () => {
  it('displays a loading state, then the classes', async () => {
    const release = api.hold('UpcomingClasses');
    await openApp('/');
    expect(await screen.findByText('Loading classes')).toBeTruthy();
    release();
    expect(await cards()).toEqual(['Forklift Operator', 'OSHA 10-Hour Construction']);
    expect(screen.queryByText('Loading classes')).toBeNull();
  });

  it('says what to do if there are no classes', async () => {
    api.on('UpcomingClasses', () => data(listOf([])));
    await openApp('/');
    expect(await screen.findByRole('heading', { name: 'No classes are scheduled right now' })).toBeTruthy();
    expect(screen.queryByRole('group', { name: 'Filter by category' })).toBeNull();
  });

  it('displays Retry after a failure, and the classes once it succeeds', async () => {
    api.on('UpcomingClasses', offline);
    const user = await openApp('/');
    const heading = await screen.findByRole('heading', { name: 'The classes could not be loaded' });
    const alert = heading.closest<HTMLElement>('[role="alert"]') as HTMLElement;

    await user.click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(await within(alert).findByRole('button', { name: 'Retry' })).toBeTruthy();

    api.on('UpcomingClasses', () => data(listOf(board)));
    await user.click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(await cards()).toHaveLength(2);
  });

  it('loads the next page on demand, without duplicates, and moves the focus to it', async () => {
    const later = boardClass({ id: 'later', classTypeId: 'later', name: 'Later class' });
    api.on('UpcomingClasses', ({ after }) =>
      after === 'page-1'
        ? data(listOf([osha10Open, later]))
        : data(listOf(board, { endCursor: 'page-1', total: 4 })),
    );
    const user = await openApp('/');
    await user.click(await screen.findByRole('link', { name: 'Show more classes' }));
    await card('Later class');
    expect(await cards()).toHaveLength(3);
    expect(dates(await card('OSHA 10-Hour Construction'))).toHaveLength(2);
    expect(screen.queryByRole('link', { name: 'Show more classes' })).toBeNull();
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Book a seat: Later class/),
    );
  });

  it('displays all classes at the address of the link to more', async () => {
    const later = boardClass({ id: 'later', classTypeId: 'later', name: 'Later class' });
    api.on('UpcomingClasses', ({ after }) =>
      after ? data(listOf([later])) : data(listOf(board, { endCursor: 'page-1', total: 4 })),
    );
    await openApp('/');
    const more = await screen.findByRole('link', { name: 'Show more classes' });
    await closeApps();
    await openApp(more.getAttribute('href') ?? '');
    await card('Later class');
    expect(screen.queryByRole('link', { name: 'Show more classes' })).toBeNull();
  });

  it('keeps the loaded classes if the next page fails to load', async () => {
    api.on('UpcomingClasses', ({ after }) =>
      after ? offline() : data(listOf(board, { endCursor: 'page-1' })),
    );
    const user = await openApp('/');
    await user.click(await screen.findByRole('link', { name: 'Show more classes' }));
    expect(await screen.findByText(/^The next classes could not be loaded/)).toBeTruthy();
    expect(await cards()).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Show more classes' })).toBeTruthy();
  });

  it('calls the API as a guest, even with a session', async () => {
    localStorage.setItem('token', 'secret');
    await openApp('/');
    await cards();
    for (const { headers } of api.calls) expect(headers).not.toHaveProperty('authorization');
  });
});
