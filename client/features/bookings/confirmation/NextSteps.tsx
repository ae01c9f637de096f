import { FormattedMessage, useIntl } from 'react-intl';

import type { SiteFacts } from '../../../graphql/use-site';
import { bookingPayment } from '../booking-payment';
import { confirmationMessages } from './confirmation.messages';
import type { Confirmation_bookingFragment } from './ConfirmationPage.generated';
import { SectionGroup } from '../../../ui/FormGroup';
import { ComingSteps, Step, Steps } from './Steps';
import { isReminderAhead } from '../reminder';

interface NextStepsProps {
  /** Undefined when its details could not be loaded: then what holds for every booking is said. */
  booking: Confirmation_bookingFragment | undefined;
  site: SiteFacts | undefined;
  openedAt: number;
  /** The mail that confirms an account is on its way. */
  asksForAccount: boolean;
}

/** What to do between the booking and the class. */
export function NextSteps({ booking, site, openedAt, asksForAccount }: NextStepsProps) {
  const intl = useIntl();
  if (!site) return null;
  const { arriveEarlyMinutes, reminderHoursBefore } = site;
  const saysReminder =
    !booking ||
    (booking.textNotifications &&
      isReminderAhead(booking.classInstance.startsAt, reminderHoursBefore, openedAt));
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
        {saysReminder && (
          <Step heading={<FormattedMessage {...confirmationMessages.smsHeading} />}>
            {booking ? (
              <FormattedMessage
                {...confirmationMessages.sms}
                values={{ hours: reminderHoursBefore, last4: booking.phoneLast4 ?? 'none' }}
              />
            ) : (
              <FormattedMessage
                {...confirmationMessages.smsIfAsked}
                values={{ hours: reminderHoursBefore }}
              />
            )}
          </Step>
        )}
        <ComingSteps classInstance={booking?.classInstance} arriveEarlyMinutes={arriveEarlyMinutes} />
      </Steps>
    </SectionGroup>
  );
}
