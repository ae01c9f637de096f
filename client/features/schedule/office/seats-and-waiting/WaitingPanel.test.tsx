import { act, cleanup, screen, waitFor } from '@testing-library/react';

import { data, offline, refusal, StubApi } from '../../../../app/testing/stub-api';
import { site } from '../../../../app/testing/sample-classes';
import { openPage } from '../../../../testing/open-page';
import { scheduledClass } from '../testing/scheduled-class';
import { WaitingPanel } from './WaitingPanel';

const person = (firstName: string, changes: object = {}) => ({
  __typename: 'WaitingPerson',
  id: firstName,
  firstName,
  lastName: 'Vega',
  seats: 1,
  email: `${firstName.toLowerCase()}@example.com`,
  phone: null,
  acceptsFewer: false,
  state: 'WAITING',
  createdAt: '2026-11-21T18:00:00.000Z',
  offers: [],
  ...changes,
});
const offer = (changes: object = {}) => ({
  __typename: 'OfferedSeats',
  id: 'offer',
  seats: 1,
  state: 'OPEN',
  isWithdrawn: false,
  isUnsent: false,
  expiresAt: '2026-11-22T18:00:00.000Z',
  ...changes,
});
const luz = person('Luz', { state: 'OFFERED', offers: [offer()] });

/** The requested page of the waiting list. */
const pageOf = (people: readonly object[], { first, after }: Record<string, unknown>) => {
  const start = Number(after ?? 0);
  const end = start + Number(first);
  return data({
    waitingList: {
      __typename: 'WaitingPersonConnection',
      nodes: people.slice(start, end),
      pageInfo: { __typename: 'PageInfo', endCursor: String(end), hasNextPage: end < people.length },
      totalCount: people.length,
    },
  });
};

/** Opens the panel of a full class with successive states of the list; the last one stays. */
function open(...lists: (readonly object[])[]) {
  return openFor({ seatsLeft: 0 }, ...lists);
}
const markedIds = () => [...document.querySelectorAll('[data-chosen]')].map(({ id }) => id);

function openAt(hash: string, people: readonly object[]) {
  const scroll = jest.fn();
  Element.prototype.scrollIntoView = scroll;
  new StubApi()
    .on('Site', () => data(site))
    .on('OfficeWaitingList', (variables) => pageOf(people, variables));
  openPage(<WaitingPanel scheduled={scheduledClass({})} onToast={jest.fn()} />, `/${hash}`);
  return scroll;
}
function openFor(changes: Parameters<typeof scheduledClass>[0], ...lists: (readonly object[])[]) {
  const onToast = jest.fn();
  let asked = 0;
  const api = new StubApi()
    .on('Site', () => data(site))
    .on('OfficeWaitingList', (variables) => {
      const people = lists[Math.min(asked, lists.length - 1)] ?? [];
      asked += 1;
      return pageOf(people, variables);
    })
    .on('OfficeOfferSeat', () => refusal('CONFLICT'));
  const user = openPage(<WaitingPanel scheduled={scheduledClass(changes)} onToast={onToast} />);
  return { api, user, onToast };
}
const offerToPedro = () => screen.findByRole('button', { name: 'Offer a seat: Pedro Vega' });
const FAILED = { kind: 'failed', text: 'CONFLICT' };

afterEach(() => jest.useRealTimers());

describe('the waiting list of a class', () => {
  it('offers to withdraw a matching offer in favour of another entry', async () => {
    const { user, onToast } = open([luz, person('Pedro')]);
    await user.click(await offerToPedro());
    await screen.findByRole('dialog', { name: 'No seat is free for Pedro Vega' });
    expect(onToast).not.toHaveBeenCalled();
  });

  it('scrolls to the person that the address names, moves the focus there and marks the row', async () => {
    const scroll = openAt('#waiting-Pedro', [luz, person('Pedro')]);
    await waitFor(() => expect(document.activeElement?.id).toBe('waiting-Pedro'));
    expect(document.activeElement?.textContent).toContain('Pedro Vega');
    expect(scroll.mock.contexts).toEqual([document.activeElement]);
    expect(markedIds()).toEqual(['waiting-Pedro']);
  });

  it.each(['#waiting-list', '#waiting-Somebody'])(
    'scrolls to its top if the address names it, or a person who is not on the loaded pages: %s',
    async (hash) => {
      openAt(hash, [luz]);
      await waitFor(() => expect(document.activeElement?.id).toBe('waiting-list'));
      expect(markedIds()).toEqual([]);
    },
  );

  it('says of the last offer that it could not be sent, after what the person waits for', async () => {
    const unsent = offer({ id: 'unsent', state: 'LAPSED', isUnsent: true });
    const withdrawn = offer({ id: 'earlier', state: 'LAPSED', isWithdrawn: true });
    open([
      person('Pedro', { offers: [unsent] }),
      person('Rosa', { state: 'PASSED', offers: [unsent, withdrawn] }),
      person('Luz', { state: 'PASSED', offers: [withdrawn, unsent] }),
      person('Ana', { state: 'OFFERED', offers: [offer(), unsent] }),
    ]);
    await offerToPedro();
    const statesOf = screen.getAllByRole('row').map((row) => row.querySelectorAll('td')[3]?.textContent);
    expect(statesOf).toEqual([
      undefined,
      'WaitingThe last offer could not be sent',
      'Offer withdrawnThe last offer could not be sent',
      'Offer withdrawn',
      expect.stringMatching(/^1 held until/),
    ]);
  });

  it('says how many seats are free if they are too few for the guest', async () => {
    const { user } = openFor({ seatsLeft: 1 }, [luz, person('Pedro', { seats: 2 })]);
    await user.click(await offerToPedro());
    expect(
      await screen.findByRole('dialog', { name: 'Pedro Vega wants 2 seats, and 1 is free' }),
    ).toBeTruthy();
  });

  it('links to the page where a caller can join while the class is full and bookable', async () => {
    open([]);
    const link = await screen.findByRole('link', { name: 'Add a caller' });
    expect(link.getAttribute('href')).toBe('/book/forklift-1/wait');
    cleanup();
    openFor({ seatsLeft: 1 }, []);
    await screen.findByText(/^Nobody is waiting/);
    expect(screen.queryByRole('link', { name: 'Add a caller' })).toBeNull();
  });

  it.each([
    ['is cancelled', { status: 'cancelled' }],
    ['is completed', { status: 'completed' }],
    ['has begun', { startsAt: '2026-01-05T15:00:00.000Z' }],
  ] as const)('says nothing about joining it if the class %s', async (_what, changes) => {
    openFor(changes, []);
    expect(await screen.findByText('Nobody was waiting.')).toBeTruthy();
    expect(screen.queryByText(/Guests can join/)).toBeNull();
  });

  it.each([
    ['has left meanwhile', person('Pedro', { state: 'LEFT' })],
    ['wants more seats than are held', person('Pedro', { seats: 2 })],
  ])('explains the failure if the guest %s', async (_what, after) => {
    const { user, onToast } = open([luz, person('Pedro')], [luz, after]);
    await user.click(await offerToPedro());
    await waitFor(() => expect(onToast).toHaveBeenCalledWith(FAILED));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['no seat is free', { seatsLeft: 0 }, person('Pedro'), 'No seat is free'],
    ['fewer seats are free', { seatsLeft: 1 }, person('Pedro', { seats: 2 }), 'Only 1 seat is free'],
    ['the class is cancelled', { seatsLeft: 3, status: 'cancelled' }, person('Pedro'), 'No longer bookable'],
    [
      'the class has begun',
      { seatsLeft: 3, startsAt: '2026-01-05T15:00:00.000Z' },
      person('Pedro'),
      'No longer bookable',
    ],
  ] as const)('says why it cannot offer a seat if %s', async (_what, changes, pedro, reason) => {
    openFor(changes, [pedro]);
    expect(await screen.findByText(reason)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Offer a seat/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Take off: Pedro Vega' })).toBeTruthy();
  });

  it.each([
    ['fewer seats suffice', { seatsLeft: 1 }, [person('Pedro', { seats: 2, acceptsFewer: true })]],
    ['the free seat and a held one suffice', { seatsLeft: 1 }, [luz, person('Pedro', { seats: 2 })]],
  ] as const)('offers a seat if %s', async (_what, changes, list) => {
    openFor(changes, list);
    expect(await offerToPedro()).toBeTruthy();
  });

  it('reports the outcome even if the page cannot be reloaded', async () => {
    const { api, user, onToast } = openFor({ seatsLeft: 1 }, [person('Pedro')]);
    api.on('OfficeOfferSeat', () => data({ offerSeat: person('Pedro', { state: 'OFFERED' }) }));
    const button = await offerToPedro();
    api.on('OfficeWaitingList', offline);
    await user.click(button);
    const text = 'A seat is held for Pedro Vega. We will write to them.';
    await waitFor(() => expect(onToast).toHaveBeenCalledWith({ kind: 'done', text }));
    await waitFor(() => expect(api.callsOf('OfficeWaitingList')).toHaveLength(2));
  });

  it('keeps all loaded pages after an action on a later one', async () => {
    const rows = Array.from({ length: 120 }, (_, index) => person(`Guest${String(index)}`));
    const { api, user, onToast } = open(rows);
    api.on('OfficeOfferSeat', () => {
      rows[70] = person('Guest70', { state: 'OFFERED', offers: [offer()] });
      rows[71] = person('Guest71', { state: 'LEFT' });
      return data({ offerSeat: rows[70] });
    });
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    const seat = await screen.findByRole('button', { name: 'Offer a seat: Guest70 Vega' });
    await user.click(seat);
    await waitFor(() => expect(onToast).toHaveBeenCalled());
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Offer a seat: Guest71 Vega' })).toBeNull(),
    );
    expect(screen.getByText('Guest70 Vega')).toBeTruthy();
    expect(screen.getByText('Guest99 Vega')).toBeTruthy();
    expect(screen.queryByText('Guest100 Vega')).toBeNull();
  });

  it('says if its next page could not be loaded', async () => {
    const { api, user } = open(Array.from({ length: 60 }, (_, index) => person(`Guest${String(index)}`)));
    const more = await screen.findByRole('button', { name: 'Show more' });
    api.on('OfficeWaitingList', offline);
    await user.click(more);
    expect((await screen.findByText('This could not be loaded.')).closest('[role=alert]')).not.toBeNull();
    expect(screen.getByText('Guest0 Vega')).toBeTruthy();
  });

  it('is refreshed after the server has offered a free seat', async () => {
    jest.useFakeTimers({ doNotFake: ['Date'] });
    const offered = person('Pedro', { state: 'OFFERED', offers: [offer()] });
    const { api } = openFor({ seatsLeft: 1 }, [person('Pedro')], [person('Pedro')], [offered]);
    await screen.findByText('Waiting');
    await act(() => jest.advanceTimersByTimeAsync(4_000));
    expect(screen.getByText('Waiting')).toBeTruthy();
    await act(() => jest.advanceTimersByTimeAsync(8_000));
    await screen.findByText(/^1 held until/);
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(api.callsOf('OfficeWaitingList')).toHaveLength(3);
  });

  it.each([
    ['a guest who wants more seats', person('Pedro', { seats: 2 })],
    ['a guest who had an offer', person('Pedro', { offers: [offer({ state: 'LAPSED' })] })],
  ])('is not refreshed for %s', async (_who, guest) => {
    jest.useFakeTimers({ doNotFake: ['Date'] });
    const { api } = openFor({ seatsLeft: 1 }, [guest]);
    await screen.findByText('Pedro Vega');
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(api.callsOf('OfficeWaitingList')).toHaveLength(1);
  });

  it('is refreshed a few times only if the server makes no offer', async () => {
    jest.useFakeTimers({ doNotFake: ['Date'] });
    const { api } = openFor({ seatsLeft: 1 }, [person('Pedro')]);
    await screen.findByText('Pedro Vega');
    for (let minute = 0; minute < 6; minute += 1) await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(api.callsOf('OfficeWaitingList')).toHaveLength(4);
  });

  it('distinguishes a withdrawn offer from an expired one', async () => {
    const withdrawn = offer({ state: 'LAPSED', isWithdrawn: true });
    open([
      person('Luz', { state: 'PASSED', offers: [withdrawn] }),
      person('Pedro', { state: 'PASSED', offers: [offer({ id: 'other', state: 'LAPSED' })] }),
    ]);
    await screen.findByText('Offer withdrawn');
    expect(screen.getAllByText('Let an offer pass')).toHaveLength(1);
  });
});
