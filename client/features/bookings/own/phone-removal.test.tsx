import { screen } from '@testing-library/react';

import { clearDrafts } from '../../../ui/forms/stored-draft';
import { openSite } from '../testing/open-site';
import { bookingId, sampleBooking, siteResponse } from '../testing/sample-responses';
import { StubServer } from '../testing/stub-server';

const button = 'Correct or change name, email or phone';
let server: StubServer;

beforeEach(() => {
  clearDrafts();
  window.scrollTo = () => undefined;
  server = new StubServer()
    .on('Site', () => siteResponse)
    .on('OwnBookingTexting', () => ({
      site: { ...siteResponse.site, smsDisclosureEn: 'You agree.', smsDisclosureEs: '' },
    }));
});

function changeSent(): unknown {
  return server.sent.find(({ operation }) => operation === 'OwnBookingChange')?.variables.input;
}

describe('the phone', () => {
  const phone = () => screen.queryByLabelText<HTMLInputElement>(/^Phone \(optional\)/);
  const removal = () => screen.queryByRole('checkbox', { name: 'Remove my phone number' });
  async function openPanel(changes: object = {}) {
    const booking = { ...sampleBooking, textNotifications: true, ...changes };
    let current: object = booking;
    server
      .on('ConfirmationPage', () => ({ bookingConfirmation: current }))
      .on('OwnBookingChange', () => {
        current = { ...booking, phoneLast4: null, textNotifications: false };
        return { changeOwnBooking: current };
      });
    const { user } = await openSite(`/booking-confirmation/${bookingId}`, server);
    await user.click(await screen.findByRole('button', { name: button }));
    await screen.findByLabelText(/^Phone \(optional\)/);
    return user;
  }
  const save = async (user: Awaited<ReturnType<typeof openPanel>>) => {
    await user.click(screen.getByRole('button', { name: 'Save the changes' }));
    await screen.findByText(/^Done: this is the booking as it is now/);
  };

  it('is removed, which ends the text messages, whatever was typed before', async () => {
    const user = await openPanel();
    await user.type(phone() ?? document.body, '12');
    await user.click(removal() ?? document.body);
    expect(screen.getByText('You will get no more text messages.')).toBeTruthy();
    expect(phone()).toBeNull();
    expect(screen.queryByRole('checkbox', { name: /^Send me text messages/ })).toBeNull();
    await save(user);
    expect(changeSent()).toMatchObject({ phone: null });
    expect(changeSent()).not.toHaveProperty('textNotifications');
    await user.click(screen.getByRole('button', { name: button }));
    expect(await screen.findByText('We have no phone number.')).toBeTruthy();
    expect(removal()).toBeNull();
  });

  it('is not sent if the box is unticked and nothing is typed', async () => {
    const user = await openPanel();
    await user.click(removal() ?? document.body);
    await user.click(removal() ?? document.body);
    expect(phone()?.value).toBe('');
    await save(user);
    expect(changeSent()).toMatchObject({ firstName: sampleBooking.firstName });
    expect(changeSent()).not.toHaveProperty('phone');
  });

  it('of somebody else is sent, although the former one was to be removed', async () => {
    const user = await openPanel();
    await user.click(removal() ?? document.body);
    await user.type(screen.getByLabelText('First name'), 'a');
    await user.type(screen.getByLabelText('Email'), '.mx');
    expect(removal()).toBeNull();
    await user.type(phone() ?? document.body, '(801) 555-0118');
    await save(user);
    expect(changeSent()).toMatchObject({ phone: '(801) 555-0118' });
  });

  it('of a member of a crew is removed', async () => {
    const user = await openPanel({ textNotifications: false, isOfCrew: true });
    await user.click(removal() ?? document.body);
    expect(screen.queryByText('You will get no more text messages.')).toBeNull();
    await save(user);
    expect(changeSent()).toMatchObject({ phone: null });
  });

  it('cannot be removed if there is none', async () => {
    await openPanel({ phoneLast4: null, textNotifications: false });
    expect(phone()).toBeTruthy();
    expect(removal()).toBeNull();
  });
});
