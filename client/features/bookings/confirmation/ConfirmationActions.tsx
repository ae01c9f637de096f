import { FormattedMessage } from 'react-intl';

import { apiBaseOfPage } from '../../../graphql/page-data';
import { paths, pathTo } from '../../../paths';
import { Button, ButtonAnchor, ButtonLink } from '../../../ui/elements/Button';
import { CalendarPlus, Printer } from '../../../ui/icons/site-icons';
import { draftForAnother } from './another-person';
import { calendarMessages } from './calendar.messages';
import { confirmationMessages } from './confirmation.messages';
import styles from './ConfirmationActions.module.css';
import type { Confirmation_bookingFragment } from './ConfirmationPage.generated';
import { GoogleCalendarLinks } from './GoogleCalendarLinks';

interface ConfirmationActionsProps {
  booking: Confirmation_bookingFragment | undefined;
  /** The booking is confirmed and the class is in the future. */
  isAhead: boolean;
}

/** The actions of a confirmation. */
export function ConfirmationActions({ booking, isAhead }: ConfirmationActionsProps) {
  return (
    <div className={`no-print ${styles.actions}`}>
      {booking && isAhead && (
        <ButtonAnchor block variant="primary" href={calendarAddress(booking.id)}>
          <CalendarPlus />
          <FormattedMessage {...calendarMessages.addToCalendar} />
        </ButtonAnchor>
      )}
      {booking && isAhead && <GoogleCalendarLinks classInstance={booking.classInstance} />}
      <Button block onClick={() => window.print()}>
        <Printer />
        <FormattedMessage {...confirmationMessages.print} />
      </Button>
      {booking && isAhead && (
        <ButtonLink block to={pathTo.book(booking.classInstance.id)} onClick={() => draftForAnother(booking)}>
          <FormattedMessage {...confirmationMessages.bookAnother} />
        </ButtonLink>
      )}
      <ButtonLink block to={paths.home}>
        <FormattedMessage {...confirmationMessages.backToHome} />
      </ButtonLink>
    </div>
  );
}

function calendarAddress(bookingId: string): string {
  return `${apiBaseOfPage(document)}/api/bookings/${encodeURIComponent(bookingId)}/calendar.ics`;
}
