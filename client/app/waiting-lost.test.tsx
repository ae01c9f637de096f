import { act, screen, waitFor } from '@testing-library/react';

import { classId, sampleClass } from '../features/bookings/testing/sample-responses';
import { clearDrafts } from '../ui/forms/stored-draft';
import { closeApps, openApp, preparePage } from './testing/open-app';
import { data, notJson, offline, refusal, throttled, type StubApi } from './testing/stub-api';
import { entry, offer, offered, offerPage, waitingApi, waitPage } from './testing/waiting-api';

const lost = /^The connection was lost, so we do not know whether that was done\./;
const failed = /^That did not work\./;
const left = { name: 'You have left the waiting list' };

let api: StubApi;
beforeEach(() => {
  preparePage();
  clearDrafts();
  api = waitingApi();
});

const press = async (user: Awaited<ReturnType<typeof openApp>>, name: string) =>
  await user.click(await screen.findByRole('button', { name }));
const goOnline = async () =>
  await act(async () => Promise.resolve(window.dispatchEvent(new Event('online'))));

describe('joining', () => {
  const formAt = `/book/${classId}/wait`;
  const note = /^The list has what you entered the first time/;
  const joined = { name: 'You are on the waiting list' };
  const join = 'Put me on the list';
  const answer = () => data({ joinWaitingList: entry });
  const sent = () =>
    api.callsOf('WaitJoin').map(({ variables }) => {
      const { email, idempotencyKey } = variables['input'] as Record<string, string>;
      return { email, key: idempotencyKey };
    });

  beforeEach(() => api.on('WaitingEntry', () => data({ waitingListEntry: entry })));

  async function send() {
    const user = await openApp(formAt);
    await user.click(await screen.findByLabelText('First name'));
    await user.paste('Luz');
    await user.click(screen.getByLabelText('Last name'));
    await user.paste('Vega');
    await user.click(screen.getByLabelText('Email'));
    await user.paste('luz@example.co');
    await user.click(screen.getByLabelText(/^I agree/));
    await press(user, join);
    return user;
  }

  it.each(['at once', 'after a reload'])('first repeats a request without a response, %s', async (when) => {
    api.on('WaitJoin', offline);
    let user = await send();
    await screen.findByText(lost);
    if (when === 'after a reload') {
      await closeApps();
      user = await openApp(formAt);
      await screen.findByText(lost);
    }
    api.on('WaitJoin', answer);
    await user.type(await screen.findByLabelText('Email'), 'm');
    await press(user, join);
    await screen.findByRole('heading', joined);
    await screen.findByText(note);
    const first = { email: 'luz@example.co', key: sent()[0]?.key };
    expect(sent()).toEqual([first, first]);
    expect({ ...sessionStorage }).toEqual({});
  });

  it('repeats the same content with the same key after a reload, even if a seat became free', async () => {
    api.on('WaitJoin', () => notJson(502));
    await send();
    await screen.findByText(lost);
    await closeApps();
    api.on('WaitJoin', answer).on('WaitPage', () => waitPage({ ...sampleClass, venue: null }));
    await press(await openApp(formAt), join);
    await screen.findByRole('heading', joined);
    expect(screen.queryByText(note)).toBeNull();
    const [first, ...more] = sent();
    expect(more).toEqual([first]);
  });

  it('sends the corrected content if the earlier one is refused, with another key', async () => {
    api.on('WaitJoin', offline);
    const user = await send();
    await screen.findByText(lost);
    api.on('WaitJoin', ({ input }) =>
      (input as { email: string }).email === 'luz@example.com' ? answer() : refusal('BAD_USER_INPUT'),
    );
    await user.type(screen.getByLabelText('Email'), 'm');
    await press(user, join);
    await screen.findByRole('heading', joined);
    expect(screen.queryByText(note)).toBeNull();
    expect(sent().map(({ email }) => email)).toEqual(['luz@example.co', 'luz@example.co', 'luz@example.com']);
    expect(sent()[2]?.key).not.toBe(sent()[0]?.key);
  });

  it('keeps what was typed while the request was being sent', async () => {
    let fail = () => {};
    api.on('WaitJoin', async () => {
      await new Promise<void>((resolve) => {
        fail = resolve;
      });
      return offline();
    });
    const user = await send();
    await user.type(screen.getByLabelText('Email'), 'm');
    fail();
    await screen.findByText(lost);
    await closeApps();
    await openApp(formAt);
    expect((await screen.findByLabelText<HTMLInputElement>('Email')).value).toBe('luz@example.com');
  });

  it('says that the list lacks what was typed while the request was being sent', async () => {
    api.on('WaitJoin', answer);
    const release = api.hold('WaitJoin');
    const user = await send();
    await user.type(screen.getByLabelText('Email'), 'm');
    release();
    await screen.findByRole('heading', joined);
    await screen.findByText(note);
  });

  it('leaves alone a guest who has left the page before the response', async () => {
    api.on('WaitJoin', answer);
    const release = api.hold('WaitJoin');
    const user = await send();
    await user.click(screen.getByRole('link', { name: 'Back to all classes' }));
    // The form stays until the file of the other page is loaded.
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Back to all classes' })).toBeNull());
    await act(async () => {
      release();
      await new Promise((resolve) => setTimeout(resolve, 50));
    });
    expect(window.location.pathname).toBe('/');
    expect({ ...sessionStorage }).toEqual({});
  });

  it('displays no text of the server in the other language', async () => {
    api.on('WaitJoin', () => throttled(60));
    const user = await send();
    await screen.findByText('RATE_LIMITED');
    await user.click(screen.getByRole('link', { name: 'Español' }));
    await screen.findByText('No se pudo. Inténtelo de nuevo o llámenos.');
    expect(screen.queryByText('RATE_LIMITED')).toBeNull();
  });
});

describe('leaving, whose response is lost', () => {
  /** As stored by the server. */
  let stored: object;
  const answerQuery = () => data({ waitingListEntry: stored });

  async function leave(isDone: boolean) {
    stored = offered;
    api.on('WaitingEntry', answerQuery).on('WaitingLeave', () => {
      if (isDone) stored = { ...entry, state: 'LEFT' };
      return offline();
    });
    const user = await openApp('/waiting-list/entry-1');
    await press(user, 'Leave the list');
    return user;
  }

  it('displays the entry as it is now', async () => {
    await press(await leave(true), 'Yes, leave it');
    const heading = await screen.findByRole('heading', left);
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  it('is reported until the entry has been loaded again, also after the question is closed', async () => {
    const user = await leave(true);
    api.on('WaitingEntry', offline);
    await press(user, 'Yes, leave it');
    await screen.findByText(lost);
    await press(user, 'No, stay on it');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Leave the list' }));
    expect(screen.getByText(lost)).toBeTruthy();
    api.on('WaitingEntry', answerQuery);
    await goOnline();
    await screen.findByRole('heading', left);
  });

  it('is no longer reported once the entry shows that nothing was done', async () => {
    const user = await leave(false);
    await press(user, 'Yes, leave it');
    await screen.findByText(lost);
    await press(user, 'No, stay on it');
    await waitFor(() => expect(screen.queryByText(lost)).toBeNull());
    expect(screen.getByRole('heading', { name: 'A seat is held for you' })).toBeTruthy();
  });

  it('is not what a refusal is called', async () => {
    const user = await leave(false);
    api.on('WaitingLeave', () => refusal('INTERNAL'));
    await press(user, 'Yes, leave it');
    await screen.findByText(failed);
    await press(user, 'No, stay on it');
    expect(screen.queryByText(failed)).toBeNull();
  });
});

it('a decline whose response is lost displays the declined offer, whose heading gets the focus', async () => {
  api.on('SeatOfferDecline', () => {
    api.on('SeatOffer', () => offerPage({ ...offer, state: 'DECLINED' }));
    return offline();
  });
  const user = await openApp('/seat-offer/offer-1');
  await press(user, 'I do not need it');
  await press(user, 'Yes, decline');
  const heading = await screen.findByRole('heading', { level: 1, name: 'You declined this seat' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});
