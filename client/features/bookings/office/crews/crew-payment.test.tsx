import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import { data, offline, type StubApi } from '../../../../app/testing/stub-api';
import { openPage } from '../../../../testing/open-page';
import { Toast } from '../../../../ui/office/overlays/Toast';
import { useToast } from '../../../../ui/office/overlays/use-toast';
import { booking, connection, smallOffice } from '../testing/office-rows';
import { CrewPayment } from './CrewPayment';

let api: StubApi;
let members: ReturnType<typeof booking>[];

const paid = { paymentStatus: 'paid', paymentMethod: 'check', paymentReference: '1041' } as const;

/** The members with these ids are paid, also when they are read again. */
function markPaid(ids: readonly string[]) {
  members = members.map((member) =>
    ids.includes(member.id) ? { ...member, ...paid, paymentSummary: 'paid', version: 2 } : member,
  );
  return data({
    changes: members
      .filter(({ id }) => ids.includes(id))
      .map((member) => ({
        __typename: 'BookingChange',
        id: member.id,
        isDone: true,
        isUnchanged: false,
        code: null,
        changedBy: null,
        booking: member,
      })),
  });
}

beforeEach(() => {
  members = [
    booking({ id: 'b1' }),
    booking({ id: 'b2', paymentStatus: 'paid' }),
    booking({ id: 'b3', bookingStatus: 'cancelled', paymentSummary: 'nothingDue' }),
    booking({ id: 'b4', amountCents: 9900 }),
  ];
  api = smallOffice().on('CrewMembers', () => data(connection('bookings', 'BookingConnection', members)));
});

function Page({ hasUnnamedSeats }: { hasUnnamedSeats: boolean }) {
  const { toast, showDone, showFailed, closeToast } = useToast();
  return (
    <>
      <CrewPayment
        crewBookingId="g1"
        hasUnnamedSeats={hasUnnamedSeats}
        onDone={showDone}
        onFailed={showFailed}
      />
      <Toast toast={toast} onClose={closeToast} />
    </>
  );
}

async function open(hasUnnamedSeats = false): Promise<UserEvent> {
  const user = openPage(<Page hasUnnamedSeats={hasUnnamedSeats} />);
  await user.click(await screen.findByRole('button', { name: 'Record payment' }));
  return user;
}

describe('the payment of a crew', () => {
  it('is recorded for the seats that are still to be paid, then offers their receipts', async () => {
    api.on('BookingsMarkPaid', () => markPaid(['b1', 'b4']));
    const user = await open();
    expect(screen.getByText('2 seats are still to be paid: $248.00.')).toBeTruthy();
    await user.selectOptions(screen.getByLabelText(/^Method/), 'Check');
    await user.type(screen.getByLabelText(/^Reference/), '1041');
    await user.click(screen.getByRole('button', { name: 'Mark 2 bookings paid' }));
    expect(await screen.findByText('2 bookings are marked paid.')).toBeTruthy();
    expect(api.callsOf('BookingsMarkPaid').map(({ variables }) => variables['input'])).toEqual([
      {
        bookings: [
          { id: 'b1', version: 1 },
          { id: 'b4', version: 1 },
        ],
        paymentMethod: 'check',
        paymentReference: '1041',
      },
    ]);
    expect(screen.getByRole('button', { name: 'Email receipts' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Payment' })).toBeNull();
  });

  it('says that seats without a name are not included', async () => {
    await open(true);
    expect(screen.getByText(/^2 seats are .* Seats without a name are not included;/)).toBeTruthy();
  });

  it('keeps what is typed when the connection is lost, and can be sent again', async () => {
    api.on('BookingsMarkPaid', offline);
    const user = await open();
    await user.type(screen.getByLabelText(/^Reference/), '1041');
    await user.click(screen.getByRole('button', { name: 'Mark 2 bookings paid' }));
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByLabelText(/^Reference/)).toHaveProperty('value', '1041');
    api.on('BookingsMarkPaid', () => markPaid(['b1', 'b4']));
    await user.click(again);
    expect(await screen.findByText('2 bookings are marked paid.')).toBeTruthy();
  });

  it('is closed without a change, with the focus on its button', async () => {
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Record payment' }));
    expect(api.callsOf('BookingsMarkPaid')).toHaveLength(0);
  });
});
