import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import { closeApps, openApp, preparePage } from './testing/open-app';
import { site } from './testing/sample-classes';
import { ahead, crewAt } from './testing/sample-crew';
import { data, offline, refusal, StubApi } from './testing/stub-api';

const details = { companyName: 'Vigil Concrete', purchaseOrder: 'PO-15', language: 'en' };
let api: StubApi;

beforeEach(() => {
  preparePage();
  api = new StubApi().on('Site', () => data(site));
  display(details);
});

function display(changes: object): void {
  api.on('CrewBookingPage', () => data({ crewBooking: crewAt(ahead, changes) }));
}
/** The mutation succeeds with these values. */
function accept(changes: object): void {
  api.on('CrewDetails', () => data({ changeCrewContact: crewAt(ahead, { ...details, ...changes }) }));
}

async function openPanel(): Promise<UserEvent> {
  const user = await openApp('/crew-bookings/crew-1');
  await user.click(await screen.findByRole('button', { name: 'Correct your details' }));
  await screen.findByLabelText(/^Phone \(optional\)/);
  return user;
}
const save = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Save the changes' }));
const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const inputs = () => api.callsOf('CrewDetails').map(({ variables }) => variables['input'] as object);

it('are prefilled if the page displays them, and only what was changed is sent', async () => {
  const user = await openPanel();
  const heading = screen.getByRole('heading', { level: 3, name: 'Correct your details' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  screen.getByText('We have a number that ends in 0161.');
  expect(field(/^Phone \(/).value).toBe('');
  expect(field(/^Company/).value).toBe('Vigil Concrete');
  expect(field(/^Emergency contact/).value).toBe('');
  await user.clear(field(/^Company/));
  await user.clear(field(/^Purchase order/));
  await user.type(field(/^Purchase order/), 'PO-16');
  await user.selectOptions(field(/^Language/), 'Español');
  accept({ companyName: null, purchaseOrder: 'PO-16', language: 'es' });
  await save(user);
  const done = await screen.findByText('Done: your details are saved.');
  await waitFor(() => expect(document.activeElement).toBe(done));
  screen.getByText('PO-16');
  expect(screen.queryByText('Vigil Concrete')).toBeNull();
  const idempotencyKey = expect.any(String) as string;
  const sent = { crewBookingId: 'crew-1', companyName: null, purchaseOrder: 'PO-16', language: 'es' };
  expect(inputs()).toEqual([{ ...sent, idempotencyKey }]);
});

it('are not sent with errors, which are summarized, as are those of the server', async () => {
  const user = await openPanel();
  await user.type(field(/^Phone \(/), '12');
  await save(user);
  await screen.findByRole('link', { name: 'Enter a phone number, like (801) 555-0199' });
  expect(inputs()).toEqual([]);
  await user.type(field(/^Phone \(/), '34567');
  api.on('CrewDetails', () => refusal('BAD_USER_INPUT', { phone: 'Enter another phone number' }));
  await save(user);
  await user.click(await screen.findByRole('link', { name: 'Enter another phone number' }));
  expect(document.activeElement).toBe(field(/^Phone \(/));
});

it('are kept as typed for a reload, until they are discarded or saved', async () => {
  const first = await openPanel();
  await first.type(field(/^Emergency contact/), 'Eva Mora');
  await closeApps();

  display({ ...details, purchaseOrder: 'PO-16' });
  const user = await openPanel();
  expect(field(/^Emergency contact/).value).toBe('Eva Mora');
  expect(field(/^Purchase order/).value).toBe('PO-16');
  screen.getByText(/^Your details have changed since you opened this form/);
  await user.click(screen.getByRole('button', { name: 'Leave it as it is' }));
  const button = screen.getByRole('button', { name: 'Correct your details' });
  expect(document.activeElement).toBe(button);
  await user.click(button);
  await screen.findByLabelText(/^Phone \(optional\)/);
  expect(field(/^Emergency contact/).value).toBe('');
});

describe('after a reload, with another purchase order by the office meanwhile,', () => {
  async function reload(): Promise<UserEvent> {
    const first = await openPanel();
    await first.type(field(/^Emergency contact/), 'Eva Mora');
    await closeApps();
    display({ ...details, purchaseOrder: 'PO-16' });
    accept({});
    return openPanel();
  }
  const saved = async (user: UserEvent) => {
    await save(user);
    await screen.findByText('Done: your details are saved.');
    return inputs();
  };

  it('are sent if they are typed as they were before', async () => {
    const user = await reload();
    await user.type(field(/^Purchase order/), '{Backspace}5');
    expect(await saved(user)).toMatchObject([{ purchaseOrder: 'PO-15', emergencyContactName: 'Eva Mora' }]);
  });

  it('are not sent unless they are typed, even after another reload', async () => {
    const user = await reload();
    await user.type(field(/^Emergency contact/), ' Luz');
    await closeApps();
    display({ ...details, purchaseOrder: 'PO-17' });
    const next = await openPanel();
    expect(field(/^Purchase order/).value).toBe('PO-17');
    const idempotencyKey = expect.any(String) as string;
    const sent = { crewBookingId: 'crew-1', emergencyContactName: 'Eva Mora Luz', idempotencyKey };
    expect(await saved(next)).toEqual([sent]);
  });

  it('are not sent unless they are typed', async () => {
    const [input] = await saved(await reload());
    expect(input).not.toHaveProperty('purchaseOrder');
  });
});

it('that are corrected after a lost response repeat the first request before they are sent', async () => {
  const user = await openPanel();
  await user.type(field(/^Phone \(/), '801 555 0170');
  api.on('CrewDetails', offline);
  await save(user);
  await screen.findByText(/^No connection: we do not know whether it was done\./);
  await user.type(field(/^Phone \(/), '{Backspace}1');
  accept({ phoneLast4: '0171' });
  await save(user);
  await screen.findByText('Done: your details are saved.');
  const [lost, repeated, corrected, ...others] = inputs();
  expect(others).toEqual([]);
  expect(repeated).toEqual(lost);
  expect(corrected).toMatchObject({ phone: '801 555 0171' });
});

it('that are changed back after a lost response are sent as they were', async () => {
  const user = await openPanel();
  await user.type(field(/^Purchase order/), '6');
  api.on('CrewDetails', offline);
  await save(user);
  await screen.findByText(/^No connection/);
  await user.type(field(/^Purchase order/), '{Backspace}');
  accept({});
  await save(user);
  await screen.findByText('Done: your details are saved.');
  expect(inputs().at(-1)).toMatchObject({ purchaseOrder: 'PO-15' });
});

describe('after a lost response, once the panel is closed,', () => {
  const unknown = /^We do not know yet whether your change was made\./;

  async function lose(): Promise<UserEvent> {
    const user = await openPanel();
    await user.type(field(/^Phone \(/), '801 555 0170');
    api.on('CrewDetails', offline);
    await save(user);
    await screen.findByText(/^No connection/);
    return user;
  }
  const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));

  it.each(['Leave it as it is', 'Correct your details'])(
    'are saved by the same request, and the draft is discarded: “%s”',
    async (button) => {
      const user = await lose();
      await press(user, button);
      await screen.findByText(unknown);
      await press(user, 'Correct your details');
      expect(screen.queryByLabelText(/^Phone \(/)).toBeNull();
      accept({ phoneLast4: '0170' });
      await press(user, 'Retry');
      await screen.findByText('Done: your details are saved.');
      expect(screen.queryByText(unknown)).toBeNull();
      const [first, ...others] = inputs();
      expect(others.length).toBeGreaterThan(1);
      for (const other of others) expect(other).toEqual(first);
      await press(user, 'Correct your details');
      expect((await screen.findByLabelText<HTMLInputElement>(/^Phone \(/)).value).toBe('');
      screen.getByText('We have a number that ends in 0170.');
    },
  );

  it.each([
    ['POLICY', /^Your details can no longer be corrected on this page\./],
    ['BAD_USER_INPUT', 'We have checked: your details have not changed.'],
  ])('have not changed if the same request is refused: %s', async (code, text) => {
    const user = await lose();
    api.on('CrewDetails', () => refusal(code));
    await press(user, 'Leave it as it is');
    await screen.findByText(text);
    expect(screen.queryByText(unknown)).toBeNull();
  });

  it.each(['RATE_LIMITED', 'INTERNAL', 'CONFLICT'])('are still unknown: %s', async (code) => {
    const user = await lose();
    api.on('CrewDetails', () => refusal(code));
    await press(user, 'Leave it as it is');
    await waitFor(() => expect(inputs()).toHaveLength(2));
    screen.getByText(unknown);
    accept({});
    await press(user, 'Retry');
    await screen.findByText('Done: your details are saved.');
  });
});

it('cannot be corrected once the server says that it is too late', async () => {
  const user = await openPanel();
  api.on('CrewDetails', () => refusal('POLICY'));
  display({ ...details, isContactChangeable: false });
  await save(user);
  const late = await screen.findByText(/^Your details can no longer be corrected on this page\./);
  await waitFor(() => expect(document.activeElement).toBe(late));
  expect(screen.queryByRole('button', { name: 'Correct your details' })).toBeNull();
});

it('are not offered for correction if the server does not allow it', async () => {
  display({ ...details, isContactChangeable: false });
  await openApp('/crew-bookings/crew-1');
  await screen.findByText('Vigil Concrete');
  expect(screen.queryByRole('heading', { name: 'Your details' })).toBeNull();
});
