import { fireEvent, screen, waitFor } from '@testing-library/react';

import { writeDraft } from '../features/bookings/book/booking-draft';
import { bookingForm } from '../features/bookings/book/booking-fields';
import { classId, sampleClass } from '../features/bookings/testing/sample-responses';
import { closeApps, openApp, preparePage } from './testing/open-app';
import { data, refusal, type StubApi } from './testing/stub-api';
import { entry, fullClass, offered, waitingApi, waitPage } from './testing/waiting-api';

let api: StubApi;
beforeEach(() => {
  preparePage();
  api = waitingApi();
});

const button = (name: string) => screen.getByRole('button', { name });

describe('the page of an entry', () => {
  const open = async (found: object) => {
    api.on('WaitingEntry', () => data({ waitingListEntry: found }));
    const user = await openApp('/waiting-list/entry-1');
    await screen.findByText('OSHA 10-Hour Construction');
    return user;
  };

  it('says what happens when a seat opens up', async () => {
    await open(entry);
    expect(screen.getByText(/When it opens up, we will write to you and hold it for you\./)).toBeTruthy();
  });

  it('leads somebody who gets no more offers to a seat that is free', async () => {
    const declined = { ...entry, state: 'PASSED', hasDeclined: true };
    await open(declined);
    expect(screen.getByText(/If you still want a seat, join the list again, or call us/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Join the waiting list again' }).getAttribute('href')).toBe(
      `/book/${classId}/wait`,
    );
    expect(screen.queryByRole('link', { name: 'Book a seat' })).toBeNull();
    await closeApps();

    const free = { ...sampleClass, seatsLeft: 1, venue: null };
    await open({ ...declined, classInstance: free });
    expect(screen.getByText('This class is not full. You can book a seat now.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Book a seat' }).getAttribute('href')).toBe(`/book/${classId}`);
    expect(screen.queryByRole('link', { name: 'Join the waiting list again' })).toBeNull();
    expect(screen.queryByText(/call us\./)).toBeNull();
  });

  it('does not ask somebody whose offer the office withdrew to join again', async () => {
    await open({ ...entry, state: 'PASSED', isWithdrawn: true });
    expect(screen.getByText(/^Our office could not keep the seat for you\. You stay on/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Join the waiting list again' })).toBeNull();
    expect(screen.getByRole('link', { name: 'See other dates' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Leave the list' })).toBeTruthy();
  });

  it('offers no single seat to somebody who waits for more than are free', async () => {
    await open({ ...entry, seats: 2, classInstance: { ...sampleClass, seatsLeft: 1, venue: null } });
    expect(screen.getByRole('button', { name: 'Leave the list' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Book a seat' })).toBeNull();
  });

  it('asks before somebody leaves the list', async () => {
    api.on('WaitingLeave', () => data({ leaveWaitingList: { ...entry, state: 'LEFT' } }));
    const user = await open(entry);
    await user.click(button('Leave the list'));
    expect(document.activeElement).toBe(screen.getByText('Leave the list? You lose your place.'));
    // A second press of Enter confirms nothing.
    await user.keyboard('{Enter}');
    await user.click(button('No, stay on it'));
    expect(document.activeElement).toBe(button('Leave the list'));
    expect(api.callsOf('WaitingLeave')).toHaveLength(0);
    await user.click(button('Leave the list'));
    await user.click(button('Yes, leave it'));
    const heading = await screen.findByRole('heading', { name: 'You have left the waiting list' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(screen.getByRole('link', { name: 'See other dates' }).getAttribute('href')).toBe(
      '/?type=type-1#classes',
    );
  });

  it('ignores the second click of a double click on a button that asks first', async () => {
    const user = await open(entry);
    await user.click(button('Leave the list'));
    fireEvent.click(button('Yes, leave it'), { detail: 2 });
    expect(api.callsOf('WaitingLeave')).toHaveLength(0);
  });

  it('displays no deadline of an offer after its holder has left the list', async () => {
    api.on('WaitingLeave', () => data({ leaveWaitingList: { ...entry, state: 'LEFT' } }));
    const user = await open(offered);
    await screen.findByText(/^Book by/);
    await user.click(button('Leave the list'));
    expect(screen.getByText('Leave the list? The seat held for you goes to the next person.')).toBeTruthy();
    await user.click(button('Yes, leave it'));
    await screen.findByRole('heading', { name: 'You have left the waiting list' });
    expect(screen.queryByText(/^Book by/)).toBeNull();
  });

  it('leads somebody whose class has begun to other dates', async () => {
    await open({ ...entry, classInstance: { ...fullClass, availability: 'past' } });
    expect(screen.getByRole('link', { name: 'See other dates' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Leave the list' })).toBeNull();
  });

  it('says that the class was cancelled', async () => {
    await open({ ...entry, classInstance: { ...fullClass, availability: 'cancelled' } });
    expect(screen.getByText('This class was cancelled. You do not need to do anything.')).toBeTruthy();
  });

  it('says that the guest declined the seat', async () => {
    await open({ ...entry, state: 'PASSED', hasDeclined: true });
    expect(screen.getByRole('heading', { name: 'You declined the seat' })).toBeTruthy();
  });
});

it('returns the focus to the button after an offer is kept', async () => {
  const user = await openApp('/seat-offer/offer-1');
  await user.click(await screen.findByRole('button', { name: 'I do not need it' }));
  expect(document.activeElement).toBe(
    screen.getByText('Give the seat to the next person? This cannot be undone.'),
  );
  await user.click(button('No, keep it'));
  expect(document.activeElement).toBe(button('I do not need it'));
});

it('displays the deadline of an offer after the heading of the page, with a link to the form', async () => {
  await openApp('/seat-offer/offer-1');
  const held = await screen.findByRole('heading', { level: 2, name: 'A seat is held for you' });
  const title = screen.getByRole('heading', { level: 1, name: 'Book a seat' });
  expect(title.compareDocumentPosition(held)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const link = screen.getByRole('link', { name: 'Book this seat' });
  expect(link.compareDocumentPosition(button('I do not need it'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const target = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
  expect(target?.contains(screen.getByLabelText('First name'))).toBe(true);
});

describe('the form to join', () => {
  const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

  it('starts with what was typed to book the class, without its consents', async () => {
    const known = { firstName: 'Luz', lastName: 'Vega', email: 'luz@example.com', phone: '(801) 555-0117' };
    const values = { ...bookingForm.initial, ...known, textNotifications: true, agreeToTerms: true };
    writeDraft(classId, { values, attempt: null });
    await openApp(`/book/${classId}/wait`);
    await screen.findByLabelText('First name');
    expect(['First name', 'Last name', 'Email'].map(valueOf)).toEqual(['Luz', 'Vega', 'luz@example.com']);
    for (const box of screen.getAllByRole<HTMLInputElement>('checkbox')) expect(box.checked).toBe(false);
  });

  it('has the summary of errors above the heading, below the link to all classes', async () => {
    const user = await openApp(`/book/${classId}/wait`);
    await user.click(await screen.findByRole('button', { name: 'Put me on the list' }));
    const summary = screen.getByRole('group', { name: 'There is a problem' });
    const back = screen.getByRole('link', { name: 'Back to all classes' });
    expect(back.compareDocumentPosition(summary)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(summary.compareDocumentPosition(screen.getByRole('heading', { level: 1 }))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  it('offers no more seats than the class has', async () => {
    const small = { ...fullClass, maxAttendees: 3 };
    api.on('WaitPage', () => waitPage(small));
    await openApp(`/book/${classId}/wait`);
    const seats = await screen.findByLabelText<HTMLSelectElement>('How many seats?');
    expect([...seats.options].map(({ value }) => value)).toEqual(['1', '2', '3']);
  });

  it('gives the focus to the news that a seat became free, which replaces it', async () => {
    const user = await openApp(`/book/${classId}/wait`);
    await user.type(await screen.findByLabelText('First name'), 'Luz');
    await user.type(screen.getByLabelText('Last name'), 'Vega');
    await user.type(screen.getByLabelText('Email'), 'luz@example.com');
    await user.click(screen.getByLabelText(/^I agree/));
    api.on('WaitJoin', () => refusal('CLASS_NOT_FULL'));
    api.on('WaitPage', () => waitPage({ ...sampleClass, venue: null }));
    await user.click(button('Put me on the list'));
    const news = await screen.findByText('This class is not full. You can book a seat now.');
    await waitFor(() => expect(document.activeElement).toBe(news));
  });

  it('is kept for a reload until it is sent', async () => {
    const user = await openApp(`/book/${classId}/wait`);
    await user.type(await screen.findByLabelText('First name'), 'Luz');
    await user.type(screen.getByLabelText('Last name'), 'Vega');
    await closeApps();
    api.on('WaitJoin', () => data({ joinWaitingList: entry }));
    api.on('WaitingEntry', () => data({ waitingListEntry: entry }));
    const again = await openApp(`/book/${classId}/wait`);
    await screen.findByLabelText('First name');
    expect(['First name', 'Last name'].map(valueOf)).toEqual(['Luz', 'Vega']);
    await again.type(screen.getByLabelText('Email'), 'luz@example.com');
    await again.click(screen.getByLabelText(/^I agree/));
    await again.click(button('Put me on the list'));
    await screen.findByRole('heading', { name: 'You are on the waiting list' });
    expect({ ...sessionStorage }).toEqual({});
  });
});
