import { cleanup, screen, waitFor } from '@testing-library/react';

import { data, refusal, StubApi } from '../../../app/testing/stub-api';
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

/** The list as the server has it, one after another as it is asked for; the last one stays. */
function open(...lists: (readonly object[])[]) {
  const told = jest.fn();
  let asked = 0;
  new StubApi()
    .on('Site', () => data(site))
    .on('OfficeWaitingList', () => {
      const nodes = lists[Math.min(asked, lists.length - 1)] ?? [];
      asked += 1;
      const pageInfo = { __typename: 'PageInfo', endCursor: null, hasNextPage: false };
      return data({
        waitingList: { __typename: 'WaitingPersonConnection', nodes, pageInfo, totalCount: nodes.length },
      });
    })
    .on('OfficeOfferSeat', () => refusal('CONFLICT'));
  const user = openPage(<WaitingPanel scheduled={scheduledClass({ seatsLeft: 0 })} onNews={told} />);
  return { user, told };
}
const offerToPedro = () => screen.findByRole('button', { name: 'Offer a seat: Pedro Vega' });
const FAILED = { kind: 'failed', text: 'CONFLICT' };

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

describe('the waiting list of a class', () => {
  it('asks whether what is held for another one goes to somebody whom it fits', async () => {
    const { user, told } = open([luz, person('Pedro')]);
    await user.click(await offerToPedro());
    await screen.findByRole('dialog', { name: 'No seat is free for Pedro Vega' });
    expect(told).not.toHaveBeenCalled();
  });

  it.each([
    ['has left meanwhile', person('Pedro', { state: 'LEFT' })],
    ['wants more seats than are held', person('Pedro', { seats: 2 })],
  ])('says why it failed where somebody %s', async (_what, after) => {
    const { user, told } = open([luz, person('Pedro')], [luz, after]);
    await user.click(await offerToPedro());
    await waitFor(() => expect(told).toHaveBeenCalledWith(FAILED));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('tells an offer that the office withdrew from one that was let pass', async () => {
    const withdrawn = offer({ state: 'LAPSED', isWithdrawn: true });
    open([
      person('Luz', { state: 'PASSED', offers: [withdrawn] }),
      person('Pedro', { state: 'PASSED', offers: [offer({ id: 'other', state: 'LAPSED' })] }),
    ]);
    await screen.findByText('Offer withdrawn');
    expect(screen.getAllByText('Let an offer pass')).toHaveLength(1);
  });
});
