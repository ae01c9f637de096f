import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import type { SiteFacts } from '../../../graphql/use-site';
import { confirmationMessages } from './confirmation.messages';
import type { Confirmation_bookingFragment } from './ConfirmationPage.generated';
import { SectionGroup } from '../../../ui/FormGroup';
import { FoldedText } from '../FoldedText';
import { useRequirements } from '../use-requirements';
import styles from './NextSteps.module.css';
import { isReminderAhead } from '../reminder';

interface NextStepsProps {
  /** Undefined when its details could not be loaded: then what holds for every booking is said. */
  booking: Confirmation_bookingFragment | undefined;
  site: SiteFacts | undefined;
  openedAt: number;
  /** The mail that confirms an account is on its way. */
  asksForAccount: boolean;
}

const nothing = { requirements: null, requirementsEs: null };

/** What to do between the booking and the class. */
export function NextSteps({ booking, site, openedAt, asksForAccount }: NextStepsProps) {
  const intl = useIntl();
  const toBring = useRequirements(booking?.classInstance ?? nothing);
  if (!site) return null;
  const { arriveEarlyMinutes, reminderHoursBefore } = site;
  const saysReminder =
    !booking ||
    (booking.textNotifications &&
      isReminderAhead(booking.classInstance.startsAt, reminderHoursBefore, openedAt));
  return (
    <SectionGroup id="next-steps" heading={intl.formatMessage(confirmationMessages.nextSteps)}>
      <ol className={styles.steps}>
        {booking?.paymentStatus === 'pending' && booking.amountCents > 0 && (
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
        {toBring && (
          <Step heading={<FormattedMessage {...confirmationMessages.bringHeading} />}>
            <FoldedText text={toBring} />
          </Step>
        )}
        <Step
          heading={
            <FormattedMessage
              {...confirmationMessages.arriveHeading}
              values={{ minutes: arriveEarlyMinutes }}
            />
          }
        >
          {!toBring && <FormattedMessage {...confirmationMessages.arrive} />}
        </Step>
      </ol>
    </SectionGroup>
  );
}

function Step({ heading, children }: { heading: ReactNode; children: ReactNode }) {
  return (
    <li className={styles.step}>
      <div>
        <strong className={styles.heading}>{heading}</strong> {children}
      </div>
    </li>
  );
}
