import { screen, waitFor, within } from '@testing-library/react';

import { noCrews } from '../../../app/testing/sample-crew';
import { data, refusal, StubApi } from '../../../app/testing/stub-api';
import { entry, fullClass, offered, waitingListOf } from '../../../app/testing/waiting-api';
import { openPage } from '../../../testing/open-page';
import { sampleBooking } from '../testing/sample-responses';
import { MyBookings } from './MyBookings';

const bookingsAre = (...nodes: readonly object[]) =>
  data({
    myBookings: {
      __typename: 'BookingConfirmationConnection',
      nodes,
      pageInfo: { __typename: 'PageInfo', endCursor: 'end', hasNextPage: false },
    },
    myCrews: noCrews,
  });
const rigging = { ...fullClass, id: 'rigging', name: 'Rigging' };
const passed = { ...entry, state: 'PASSED' };

function api(entries: readonly object[], bookings: readonly object[] = []) {
  return new StubApi()
    .on('MyBookings', () => bookingsAre(...bookings))
    .on('MyWaitingList', () => waitingListOf(...entries));
}
async function openWith(...entries: readonly object[]) {
  api(entries);
  openPage(<MyBookings />);
  return screen.findAllByRole('listitem');
}
const textOf = (item: HTMLElement | undefined) => item?.textContent.replace(/\s/gu, ' ');
const linksOf = (item: HTMLElement | undefined) =>
  within(item ?? document.body)
    .getAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`);
const classOf = ': OSHA 10-Hour Construction';
const toEntry = `View or leave the waiting list${classOf} /waiting-list/entry-1`;

it('list who waits with the number of entries ahead, and a link to leave', async () => {
  const [item, ...more] = await openWith({ ...entry, ahead: 2, seats: 3 });
  expect(more).toEqual([]);
  expect(screen.getByRole('region', { name: 'Waiting lists' }).contains(item ?? null)).toBe(true);
  expect(textOf(item)).toContain('OSHA 10-Hour ConstructionYou are on the waiting list');
  expect(textOf(item)).toContain('Mountain TimeTraining yard');
  expect(textOf(item)).toContain('2 people are ahead of you. You are waiting for 3 seats.');
  expect(linksOf(item)).toEqual([toEntry]);
});

it('name who waits, in the links too, only if several wait for the same class', async () => {
  const eva = { ...entry, id: 'entry-2', firstName: 'Eva', lastName: 'Mora' };
  const [first, second, other] = await openWith(entry, eva, {
    ...entry,
    id: 'entry-3',
    classInstance: rigging,
  });
  expect(within(first ?? document.body).getByText('For Luz Vega')).toBeTruthy();
  expect(within(second ?? document.body).getByText('For Eva Mora')).toBeTruthy();
  expect(textOf(other)).not.toContain('Luz Vega');
  const text = 'View or leave the waiting list';
  expect([first, second, other].flatMap(linksOf)).toEqual([
    `${text}${classOf}, Luz Vega /waiting-list/entry-1`,
    `${text}${classOf}, Eva Mora /waiting-list/entry-2`,
    `${text}: Rigging /waiting-list/entry-3`,
  ]);
});

it('list a held seat first, with the deadline and a link to book it', async () => {
  const [item] = await openWith({ ...entry, id: 'entry-2', classInstance: rigging }, offered);
  expect(textOf(item)).toContain('OSHA 10-Hour ConstructionA seat is held for you');
  expect(textOf(item)).toMatch(/Book by Tuesday, December 1 at 8:00 AM \(Mountain Time\)/);
  expect(linksOf(item)).toEqual([`Book or decline${classOf} /seat-offer/offer-1`, toEntry]);
});

it('count the seats that are held, not those wanted', async () => {
  const [item] = await openWith({ ...offered, seats: 3, acceptsFewer: true });
  expect(textOf(item)).toContain('A seat is held for you');
});

it.each([
  ['lapsed', {}, 'We are no longer holding a seat for you', /We will not offer you another one/, []],
  ['was declined', { hasDeclined: true }, 'You declined the seat', /We will not offer you another one/, []],
  [
    'was withdrawn',
    { isWithdrawn: true },
    'We are no longer holding a seat for you',
    /Our office could not keep the seat for you/,
    [],
  ],
  [
    'lapsed while a seat is free',
    { classInstance: { ...fullClass, availability: 'open' } },
    'We are no longer holding a seat for you',
    /This class is not full/,
    [`Book a seat${classOf} /book/${fullClass.id}`],
  ],
])('say what can be done after an offer that %s', async (_case, changes, state, text, links) => {
  const [item] = await openWith({ ...passed, ...changes });
  expect(within(item ?? document.body).getByText(state)).toBeTruthy();
  expect(textOf(item)).toMatch(text);
  expect(linksOf(item)).toEqual([...links, toEntry]);
});

it('leave out an entry that the guest has just left', async () => {
  api([{ ...entry, state: 'LEFT' }]);
  openPage(<MyBookings />);
  expect(await screen.findByText('There is no booking with your email address yet.')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Waiting lists' })).toBeNull();
});

it.each([
  ['above the upcoming bookings while a seat is held', [offered], Node.DOCUMENT_POSITION_FOLLOWING],
  ['below them otherwise', [passed], Node.DOCUMENT_POSITION_PRECEDING],
])('are %s', async (_case, entries, position) => {
  await openWith(...entries);
  const list = screen.getByRole('region', { name: 'Waiting lists' });
  const note = screen.getByText('You have no upcoming classes.');
  expect(list.compareDocumentPosition(note)).toBe(position);
});

it.each(['MyBookings', 'MyWaitingList'])('appear with the bookings, however long %s takes', async (slow) => {
  const stub = api([entry], [sampleBooking]);
  const release = stub.hold(slow);
  openPage(<MyBookings />);
  const other = slow === 'MyBookings' ? 'MyWaitingList' : 'MyBookings';
  await waitFor(() => expect(stub.callsOf(other)).toHaveLength(1));
  expect(screen.getByText('Loading your bookings…')).toBeTruthy();
  expect(screen.queryByRole('listitem')).toBeNull();
  release();
  expect(await screen.findAllByRole('listitem')).toHaveLength(2);
});

it.each([
  ['MyBookings', 'Your bookings could not be loaded.', 0],
  ['MyWaitingList', 'Your waiting lists could not be loaded.', 1],
])('can be loaded again if %s has failed', async (broken, text, left) => {
  const stub = api([entry], [sampleBooking]).on(broken, () => refusal('INTERNAL'));
  const user = openPage(<MyBookings />);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByRole('alert').textContent).toContain(text);
  expect(screen.queryAllByRole('listitem')).toHaveLength(left);
  if (broken === 'MyBookings') stub.on(broken, () => bookingsAre(sampleBooking));
  else stub.on(broken, () => waitingListOf(entry));
  await user.click(retry);
  expect(await screen.findAllByRole('listitem')).toHaveLength(2);
  expect(screen.queryByRole('alert')).toBeNull();
});
