import { cleanup, screen, waitFor } from '@testing-library/react';

import { data, offline, refusal, StubApi } from '../../../app/testing/stub-api';
import { site } from '../../../app/testing/sample-classes';
import { openPage } from '../../../testing/open-page';
import { scheduledClass } from './testing/scheduled-class';
import { WaitingPanel } from './WaitingPanel';

const person = (firstName: string, changes: object = {}) => ({
  ...{ __typename: 'WaitingPerson', id: firstName, firstName, lastName: 'Vega', seats: 1 },
  ...{ email: `${firstName.toLowerCase()}@example.com`, phone: null, acceptsFewer: false, state: 'WAITING' },
  ...{ createdAt: '2026-11-21T18:00:00.000Z', offers: [], ...changes },
});
const offer = (changes: object = {}) => ({
  ...{ __typename: 'OfferedSeats', id: 'offer', seats: 1, state: 'OPEN', isWithdrawn: false },
  ...{ expiresAt: '2026-11-22T18:00:00.000Z', ...changes },
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

/** Opens the panel with successive states of the list; the last one stays. */
function open(...lists: (readonly object[])[]) {
  const told = jest.fn();
  let asked = 0;
  const api = new StubApi()
    .on('Site', () => data(site))
    .on('OfficeWaitingList', (variables) => {
      const people = lists[Math.min(asked, lists.length - 1)] ?? [];
      asked += 1;
      return pageOf(people, variables);
    })
    .on('OfficeOfferSeat', () => refusal('CONFLICT'));
  const user = openPage(<WaitingPanel scheduled={scheduledClass({ seatsLeft: 0 })} onNews={told} />);
  return { api, user, told };
}
const offerToPedro = () => screen.findByRole('button', { name: 'Offer a seat: Pedro Vega' });
const FAILED = { kind: 'failed', text: 'CONFLICT' };

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

describe('the waiting list of a class', () => {
  it('offers to withdraw a matching offer in favour of another entry', async () => {
    const { user, told } = open([luz, person('Pedro')]);
    await user.click(await offerToPedro());
    await screen.findByRole('dialog', { name: 'No seat is free for Pedro Vega' });
    expect(told).not.toHaveBeenCalled();
  });

  it.each([
    ['has left meanwhile', person('Pedro', { state: 'LEFT' })],
    ['wants more seats than are held', person('Pedro', { seats: 2 })],
  ])('explains the failure if the guest %s', async (_what, after) => {
    const { user, told } = open([luz, person('Pedro')], [luz, after]);
    await user.click(await offerToPedro());
    await waitFor(() => expect(told).toHaveBeenCalledWith(FAILED));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('reports the outcome even if the page cannot be reloaded', async () => {
    const { api, user, told } = open([person('Pedro')]);
    api.on('OfficeOfferSeat', () => data({ offerSeat: person('Pedro', { state: 'OFFERED' }) }));
    const button = await offerToPedro();
    api.on('OfficeWaitingList', offline);
    await user.click(button);
    const text = 'A seat is held for Pedro Vega, and they are written to.';
    await waitFor(() => expect(told).toHaveBeenCalledWith({ kind: 'done', text }));
    await waitFor(() => expect(api.callsOf('OfficeWaitingList')).toHaveLength(2));
  });

  it('keeps all loaded pages after an action on a later one', async () => {
    const rows = Array.from({ length: 120 }, (_, index) => person(`Guest${String(index)}`));
    const { api, user, told } = open(rows);
    api.on('OfficeOfferSeat', () => {
      rows[70] = person('Guest70', { state: 'OFFERED', offers: [offer()] });
      rows[71] = person('Guest71', { state: 'LEFT' });
      return data({ offerSeat: rows[70] });
    });
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    const seat = await screen.findByRole('button', { name: 'Offer a seat: Guest70 Vega' });
    await user.click(seat);
    await waitFor(() => expect(told).toHaveBeenCalled());
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Offer a seat: Guest71 Vega' })).toBeNull(),
    );
    expect(screen.getByText('Guest70 Vega')).toBeTruthy();
    expect(screen.getByText('Guest99 Vega')).toBeTruthy();
    expect(screen.queryByText('Guest100 Vega')).toBeNull();
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
