import { FormattedMessage, useIntl } from 'react-intl';

import type { SiteFacts } from '../../../graphql/use-site';
import { bookingPayment } from '../booking-payment';
import { bookingOptionsMessages } from './booking-options.messages';
import { confirmationMessages } from './confirmation.messages';
import { reminderMessages } from './reminder.messages';
import type { Confirmation_bookingFragment } from './ConfirmationPage.generated';
import { SectionGroup } from '../../../ui/forms/FormGroup';
import { UpcomingSteps, Step, Steps } from './Steps';
import { isReminderAhead } from '../reminder';

interface NextStepsProps {
  /** Undefined if its details could not be loaded: then only the steps that apply to every booking are displayed. */
  booking: Confirmation_bookingFragment | undefined;
  site: SiteFacts | undefined;
  openedAt: number;
  /** The mail that confirms an account was sent. */
  asksForAccount: boolean;
}

/** What the attendee does between booking and class. */
export function NextSteps({ booking, site, openedAt, asksForAccount }: NextStepsProps) {
  const intl = useIntl();
  if (!site) return null;
  const { arriveEarlyMinutes, reminderHoursBefore } = site;
  const isReminded =
    booking && isReminderAhead(booking.classInstance.startsAt, reminderHoursBefore, openedAt);
  const isTexted = !booking || (isReminded && booking.textNotifications);
  return (
    <SectionGroup id="next-steps" heading={intl.formatMessage(confirmationMessages.nextSteps)}>
      <Steps>
        {booking && bookingPayment(booking) === 'pending' && (
          <Step heading={<FormattedMessage {...confirmationMessages.payHeading} />}>
            <FormattedMessage {...confirmationMessages.pay} />
          </Step>
        )}
        {asksForAccount && (
          <Step heading={<FormattedMessage {...confirmationMessages.accountHeading} />}>
            <FormattedMessage {...confirmationMessages.account} />
          </Step>
        )}
        {isTexted && (
          <Step heading={<FormattedMessage {...reminderMessages.smsHeading} />}>
            {booking ? (
              <FormattedMessage
                {...reminderMessages.sms}
                values={{ hours: reminderHoursBefore, last4: booking.phoneLast4 ?? 'none' }}
              />
            ) : (
              <FormattedMessage {...reminderMessages.smsIfAsked} values={{ hours: reminderHoursBefore }} />
            )}
          </Step>
        )}
        {/* Mails to members of a crew may go to their contact. */}
        {isReminded && !isTexted && !booking.isOfCrew && (
          <Step heading={<FormattedMessage {...reminderMessages.mailReminderHeading} />}>
            <FormattedMessage {...reminderMessages.mailReminder} values={{ hours: reminderHoursBefore }} />{' '}
            {booking.options.changeAttendee.isAllowed && (
              <span className="no-print">
                <FormattedMessage
                  {...reminderMessages.textInstead}
                  values={{ button: intl.formatMessage(bookingOptionsMessages.change) }}
                />
              </span>
            )}
          </Step>
        )}
        <UpcomingSteps classInstance={booking?.classInstance} arriveEarlyMinutes={arriveEarlyMinutes} />
      </Steps>
    </SectionGroup>
  );
}
