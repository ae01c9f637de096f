import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';

import { ahead, crewAt } from '../../../../app/testing/sample-crew';
import { data, offline, refusal, type StubApi } from '../../../../app/testing/stub-api';
import { openPage } from '../../../../testing/open-page';
import { clearDrafts } from '../../../../ui/forms/stored-draft';
import { hasUnsavedForms } from '../../../../ui/forms/unsaved-forms';
import { writeCrewDraft } from '../../crew/crew-draft';
import { crewForm } from '../../crew/crew-form';
import { blankPerson } from '../../crew/crew-people';
import { smallOffice } from '../testing/office-rows';
import { classId, sampleClass, siteResponse } from '../../testing/sample-responses';
import { BookCrewPage } from './BookCrewPage';

let api: StubApi;
let shownClass: object | null;

beforeEach(() => {
  clearDrafts();
  shownClass = sampleClass;
  api = smallOffice()
    .on('CrewPage', () => data({ upcomingClass: shownClass, site: siteResponse.site }))
    .on('CrewCreate', answer);
});

const fullClass = { ...sampleClass, availability: 'full', seatsLeft: 0 };
const answer = () => data({ bookCrew: crewAt(ahead) });
const elena = {
  'contact.firstName': 'Elena',
  'contact.lastName': 'Vigil',
  'contact.email': 'elena@example.com',
  'contact.phone': '801-555-0161',
  emergencyContactName: 'Marta Vigil',
  emergencyContactPhone: '801-555-0162',
};
const iris = { 'contact.firstName': 'Iris', 'contact.lastName': 'Mora', 'contact.email': 'iris@example.com' };

function openAddress(): UserEvent {
  return openPage(
    <Routes>
      <Route path="/admin/schedule/:id/crew" element={<BookCrewPage />} />
      <Route path="*" element={null} />
    </Routes>,
    `/admin/schedule/${classId}/crew`,
  );
}

async function open(): Promise<UserEvent> {
  const user = openAddress();
  await screen.findByLabelText('Number of seats');
  return user;
}

async function reopen(): Promise<UserEvent> {
  cleanup();
  return open();
}

const field = (id: string) => document.getElementById(id) as HTMLInputElement;

async function fill(user: UserEvent, values: Record<string, string>): Promise<void> {
  for (const [id, value] of Object.entries(values)) {
    await user.clear(field(id));
    await user.click(field(id));
    await user.paste(value);
  }
}

const classLink = 'OSHA 10-Hour Construction, Friday, December 11, 2099';
const book = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Book 2 seats' }));
const startEmpty = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Start empty' }));
const inputs = () =>
  api.callsOf('CrewCreate').map(({ variables }) => variables['input'] as Record<string, unknown>);
const booked = () =>
  waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/admin/bookings/crews/crew-1'));
const lostText = 'The connection was lost. Press the button again: nothing is booked twice.';
const unknownText =
  'You were booking for Elena Vigil. It is not known whether these seats were booked. Pressing Book sends the same request again.';

async function fillForElena(user: UserEvent): Promise<void> {
  await fill(user, elena);
  await user.click(field('agreeToTerms'));
}

async function loseResponse(user: UserEvent): Promise<void> {
  await fillForElena(user);
  api.on('CrewCreate', offline);
  await book(user);
  await screen.findByText(lostText);
  api.on('CrewCreate', answer);
}

describe('the draft of the office', () => {
  it('is not that of a guest in the same tab', async () => {
    const values = { ...crewForm.initial, 'contact.firstName': 'Luis' };
    writeCrewDraft(classId, { values, people: [blankPerson], attempt: null });
    const user = await open();
    expect(field('contact.firstName').value).toBe('');
    expect(screen.queryByRole('button', { name: 'Start empty' })).toBeNull();
    await fillForElena(user);
    await book(user);
    await booked();
    expect(Object.keys(sessionStorage)).toEqual([`crew-draft:${classId}`]);
  });

  it('is displayed after a reload with its contact and language', async () => {
    const user = await open();
    await fill(user, elena);
    await user.selectOptions(screen.getByLabelText('Language for messages'), 'es');
    await reopen();
    screen.getByText('You were booking for Elena Vigil.');
    expect(field('contact.email').value).toBe('elena@example.com');
    expect(field('contact-language').value).toBe('es');
  });

  it('keeps a language that was chosen before anything was typed', async () => {
    const user = await open();
    await user.selectOptions(screen.getByLabelText('Language for messages'), 'es');
    await reopen();
    expect(field('contact-language').value).toBe('es');
    expect(screen.queryByRole('button', { name: 'Start empty' })).toBeNull();
  });

  it('is removed on request, with the request whose response was lost', async () => {
    await loseResponse(await open());
    const user = await reopen();
    screen.getByText(unknownText);
    await startEmpty(user);
    expect(field('contact.firstName').value).toBe('');
    expect(screen.queryByText(unknownText)).toBeNull();
    expect({ ...sessionStorage }).toEqual({});
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
    await fillForElena(user);
    await fill(user, iris);
    await book(user);
    await booked();
    expect(inputs()).toHaveLength(2);
    expect(inputs()[1]).toMatchObject({ contact: { firstName: 'Iris' } });
  });
});

describe('a request whose response was lost on an earlier visit', () => {
  it('is sent again unchanged', async () => {
    await loseResponse(await open());
    await book(await reopen());
    await booked();
    const [lost, repeated] = inputs();
    expect(repeated).toEqual(lost);
    expect({ ...sessionStorage }).toEqual({});
  });

  it('is repeated, and what was typed for another contact is kept for a booking of its own', async () => {
    await loseResponse(await open());
    await fill(await reopen(), iris);
    const user = await reopen();
    // Of the contact whose seats may be booked.
    screen.getByText(unknownText);
    await book(user);
    await booked();
    expect(inputs()[1]).toEqual(inputs()[0]);
    const again = await reopen();
    screen.getByText('You were booking for Iris Mora.');
    await book(again);
    await booked();
    expect(inputs()).toHaveLength(3);
    expect(inputs()[2]).toMatchObject({ contact: { firstName: 'Iris', email: 'iris@example.com' } });
    expect({ ...sessionStorage }).toEqual({});
  });

  it('can be repeated although the crew itself took the last seats', async () => {
    await loseResponse(await open());
    shownClass = fullClass;
    await book(await reopen());
    await booked();
  });

  it('is no reason to display the form of a full class once it is removed', async () => {
    await loseResponse(await open());
    shownClass = fullClass;
    await startEmpty(await reopen());
    await screen.findByText('This class is full, so nobody can be added.');
    expect(screen.queryByLabelText('Number of seats')).toBeNull();
  });
});

describe('a class that cannot be booked', () => {
  it.each([
    [fullClass, 'This class is full, so nobody can be added.'],
    [
      { ...sampleClass, availability: 'cancelled' },
      'This class is cancelled or no longer offered, so nobody can be added.',
    ],
    [null, 'This class is cancelled or no longer offered, so nobody can be added.'],
  ])('is explained in place of the form (%#)', async (current, text) => {
    shownClass = current;
    openAddress();
    await screen.findByText(text);
    expect(screen.queryByLabelText('Number of seats')).toBeNull();
  });

  it.each([
    ['CLASS_FULL', fullClass, 'No seat is left in this class.'],
    [
      'CLASS_NOT_BOOKABLE',
      { ...sampleClass, availability: 'cancelled' },
      'This class can no longer be booked.',
    ],
    ['CLASS_NOT_BOOKABLE', null, 'This class can no longer be booked.'],
  ])('meanwhile keeps the form and says so (%s, %#)', async (code, current, text) => {
    const user = await open();
    await fillForElena(user);
    shownClass = current;
    api.on('CrewCreate', () => refusal(code));
    await book(user);
    expect(await screen.findByText(text)).toBeTruthy();
    expect(api.callsOf('CrewPage')).toHaveLength(2);
    expect(field('contact.email').value).toBe('elena@example.com');
    expect(screen.queryByText(/nobody can be added/)).toBeNull();
  });
});

describe('the form', () => {
  it('does not speak to the office as to the contact', async () => {
    await open();
    screen.getByText('Up to 12 seats; book again for more.');
    screen.getByText('All names and numbers are sent to this email.');
    const total = screen.getByText('$330').parentElement;
    expect(total?.textContent).toBe('2 seats at $165: $330 to pay before the class.');
    expect(screen.queryByRole('region', { name: 'Before you book' })).toBeNull();
    expect(screen.queryByText(/please call us|We send|nothing today/)).toBeNull();
  });

  it('does not offer to call the office after a failure', async () => {
    const user = await open();
    await fillForElena(user);
    api.on('CrewCreate', () => refusal('CLASS_FULL'));
    await book(user);
    await screen.findByRole('alert');
    expect(screen.queryByRole('link', { name: /^Call/ })).toBeNull();
  });

  it('is left by Cancel for its class, and asks about what is typed', async () => {
    const user = await open();
    await fill(user, { 'contact.firstName': 'Elena' });
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Discard changes' }),
    );
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe(`/admin/schedule/${classId}`));
  });

  it('has a link back to its class, which is named once it is loaded', async () => {
    const release = api.hold('CrewPage');
    openAddress();
    const link = screen.getByRole('link', { name: 'Class' });
    release();
    await waitFor(() => expect(link.textContent).toBe(classLink));
    expect(link.getAttribute('href')).toBe(`/admin/schedule/${classId}`);
  });

  it('is unsaved once something is typed, so that leaving asks', async () => {
    const user = await open();
    expect(hasUnsavedForms()).toBe(false);
    await fill(user, { 'contact.firstName': 'Elena' });
    expect(hasUnsavedForms()).toBe(true);
    await user.click(screen.getByRole('link', { name: /^OSHA 10-Hour Construction ?, Friday/ }));
    expect(await screen.findByRole('dialog')).toBeTruthy();
    expect(screen.getByTestId('address').textContent).toBe(`/admin/schedule/${classId}/crew`);
  });

  it('is not unsaved while it is being booked or after that', async () => {
    const user = await open();
    await fillForElena(user);
    const release = api.hold('CrewCreate');
    await book(user);
    await waitFor(() => expect(hasUnsavedForms()).toBe(false));
    release();
    await booked();
    expect(hasUnsavedForms()).toBe(false);
  });
});
