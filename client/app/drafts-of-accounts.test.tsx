import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import { readDraft, writeDraft } from '../features/bookings/book/booking-draft';
import { draftForAnother, keepEmergencyContact } from '../features/bookings/confirmation/another-person';
import { writeCrewDraft, writeSeatDraft } from '../features/bookings/crew/crew-draft';
import { crewForm } from '../features/bookings/crew/crew-form';
import { blankPerson } from '../features/bookings/crew/crew-people';
import { filledValues } from '../features/bookings/testing/filled-values';
import { sampleBooking } from '../features/bookings/testing/sample-responses';
import { storeWaitingDraft } from '../features/bookings/waiting/waiting-draft';
import { waitingForm } from '../features/bookings/waiting/waiting-form';
import { writeContactAttempt, writeContactDraft } from '../features/contact/contact-draft';
import { contactForm } from '../features/contact/contact-form';
import { storeDraft } from '../ui/forms/stored-draft';
import { closeApps, openApp, preparePage } from './testing/open-app';
import { board, listOf, site } from './testing/sample-classes';
import { noBookings, noCrews } from './testing/sample-crew';
import { data, refusal, StubApi } from './testing/stub-api';
import { waitingListOf } from './testing/waiting-api';

let api: StubApi;

beforeEach(() => {
  preparePage();
  api = new StubApi()
    .on('Site', () => data(site))
    .on('UpcomingClasses', () => data(listOf(board)))
    .on('MyBookings', () => data({ myBookings: noBookings, myCrews: noCrews }))
    .on('MyWaitingList', () => waitingListOf())
    .on('AccountLogOutEverywhere', () =>
      data({ logOutEverywhere: { __typename: 'AcceptedRequest', isAccepted: true } }),
    );
});

const user = (id: string) => ({
  id,
  email: 'a@example.com',
  role: 'client',
  firstName: 'Ana',
  lastName: null,
});
const noBookingsYet = 'There is no booking with your email address yet.';
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

function storeSessionOf(account: string): void {
  localStorage.setItem('token', `token-of-${account}`);
  localStorage.setItem('user', JSON.stringify(user(account)));
}

async function logIn(visitor: UserEvent, account: string): Promise<void> {
  api.on('AccountLogin', () =>
    data({
      login: { __typename: 'Session', token: 'new', user: { __typename: 'SessionUser', ...user(account) } },
    }),
  );
  await visitor.type(await screen.findByLabelText('Email'), 'a@example.com');
  await visitor.type(screen.getByLabelText('Password'), 'secret words');
  await visitor.click(screen.getByRole('button', { name: 'Log in' }));
  await screen.findByText(noBookingsYet);
}

async function openOwnPage(): Promise<UserEvent> {
  storeSessionOf('u1');
  const visitor = await openApp('/client/dashboard');
  await screen.findByText(noBookingsYet);
  return visitor;
}

/** Every form that keeps a draft, what was typed before the scripts loaded, and a form of the future. */
function typeIntoAllForms(): void {
  writeDraft('a', { values: filledValues, attempt: null });
  writeContactDraft({ ...contactForm.initial, name: 'Ana' });
  writeContactAttempt({ key: 'a', fingerprint: 'Ana' });
  storeWaitingDraft('a', { ...waitingForm.initial, firstName: 'Ana' });
  writeCrewDraft('a', { values: crewForm.initial, people: [blankPerson], attempt: null });
  writeSeatDraft('a', 1, blankPerson);
  storeDraft('a form of the future', { name: 'Ana' });
  sessionStorage.setItem('typed', '{"path":"/","values":{"contact-name":"Ana"}}');
}
const typedValues = () => JSON.stringify({ ...sessionStorage });
const expectKept = () => expect(typedValues().match(/Ana|firstName/g)?.length).toBeGreaterThan(6);
const expectRemoved = () => expect(typedValues()).not.toMatch(/Ana|Salas|firstName|-draft|typed/);

async function openExpired(account: string): Promise<UserEvent> {
  storeSessionOf(account);
  api.on('MyBookings', () => refusal('UNAUTHENTICATED'));
  const visitor = await openApp('/client/dashboard');
  await heading('Log in');
  api.on('MyBookings', () => data({ myBookings: noBookings, myCrews: noCrews }));
  return visitor;
}

function inAnotherTab(change: StorageEventInit): void {
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', change));
  });
}

describe('a log-out', () => {
  it('removes what was typed into the forms of this tab', async () => {
    const visitor = await openOwnPage();
    typeIntoAllForms();
    expectKept();
    await visitor.click(screen.getByRole('button', { name: 'Log out' }));
    await heading('Log in');
    expect({ ...sessionStorage }).toEqual({});
  });

  it('everywhere does so too', async () => {
    storeSessionOf('u1');
    const visitor = await openApp('/client/account');
    typeIntoAllForms();
    await visitor.click(await screen.findByRole('button', { name: 'Log out everywhere' }));
    await heading('Log in');
    expect({ ...sessionStorage }).toEqual({});
  });

  it('removes the emergency contact that is kept for booking another person', async () => {
    const visitor = await openOwnPage();
    keepEmergencyContact(sampleBooking.id, filledValues);
    await visitor.click(screen.getByRole('button', { name: 'Log out' }));
    await heading('Log in');
    draftForAnother(sampleBooking);
    expect(readDraft(sampleBooking.classInstance.id)?.values.emergencyContactName).toBe('');
  });

  it('in another tab does so too', async () => {
    storeSessionOf('u1');
    await openApp('/');
    typeIntoAllForms();
    inAnotherTab({ key: 'log-out', newValue: '' });
    expectRemoved();
  });

  it('is announced to the other tabs', async () => {
    const visitor = await openOwnPage();
    const set = jest.spyOn(Storage.prototype, 'setItem');
    await visitor.click(screen.getByRole('button', { name: 'Log out' }));
    await heading('Log in');
    expect(set.mock.calls).toContainEqual(['log-out', '']);
    expect(localStorage.getItem('log-out')).toBeNull();
  });
});

describe('a session that expires', () => {
  it('keeps what was typed for the same account', async () => {
    const visitor = await openExpired('u1');
    typeIntoAllForms();
    await logIn(visitor, 'u1');
    expectKept();
  });

  it('does not keep what was typed for another account', async () => {
    const visitor = await openExpired('u1');
    typeIntoAllForms();
    await logIn(visitor, 'u2');
    expectRemoved();
  });

  it('does not keep it for an account that logs in in another tab', async () => {
    await openExpired('u1');
    typeIntoAllForms();
    storeSessionOf('u2');
    inAnotherTab({ key: 'user' });
    expectRemoved();
  });

  it('does not keep it for an account that has logged in before the page is opened again', async () => {
    await openExpired('u1');
    typeIntoAllForms();
    await closeApps();
    storeSessionOf('u2');
    await openApp('/');
    expectRemoved();
  });
});

describe('a guest', () => {
  it('keeps what was typed', async () => {
    await openApp('/');
    typeIntoAllForms();
    await closeApps();
    await openApp('/');
    await screen.findAllByRole('article');
    expectKept();
  });

  it('keeps it at the log-in, but not after the log-out that follows', async () => {
    const visitor = await openApp('/login');
    typeIntoAllForms();
    await logIn(visitor, 'u1');
    expectKept();
    await visitor.click(screen.getByRole('button', { name: 'Log out' }));
    await waitFor(expectRemoved);
  });
});
