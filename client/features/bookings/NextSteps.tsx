import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import type { SiteFacts } from '../../graphql/use-site';
import { localized } from '../../i18n/localized';
import { useLocale } from '../../i18n/use-locale';
import { confirmationMessages } from './confirmation.messages';
import type { Confirmation_bookingFragment } from './ConfirmationPage.generated';
import { SectionGroup } from './FormGroup';
import styles from './NextSteps.module.css';

interface NextStepsProps {
  /** Undefined when its details could not be loaded: then what holds for every booking is said. */
  booking: Confirmation_bookingFragment | undefined;
  site: SiteFacts | undefined;
  openedAt: number;
}

// Specification section 9, for the one case in which the server could not be asked.
const statedFacts = { arriveEarlyMinutes: 15, reminderHoursBefore: 24 };
const hourInMilliseconds = 3_600_000;

/** What to do between the booking and the class. */
export function NextSteps({ booking, site, openedAt }: NextStepsProps) {
  const intl = useIntl();
  const { language } = useLocale();
  const { arriveEarlyMinutes, reminderHoursBefore } = site ?? statedFacts;
  const { requirements, requirementsEs } = booking?.classInstance ?? {};
  const toBring = requirements ? localized(requirements, requirementsEs, language) : undefined;
  return (
    <SectionGroup id="next-steps" heading={intl.formatMessage(confirmationMessages.nextSteps)}>
      <ol className={styles.steps}>
        {booking?.paymentStatus === 'pending' && (
          <Step heading={<FormattedMessage {...confirmationMessages.payHeading} />}>
            <FormattedMessage {...confirmationMessages.pay} />
          </Step>
        )}
        {(!booking || isReminderAhead(booking, reminderHoursBefore, openedAt)) && (
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
        <Step
          heading={
            <FormattedMessage
              {...confirmationMessages.arriveHeading}
              values={{ minutes: arriveEarlyMinutes }}
            />
          }
        >
          {toBring ? (
            <span lang={toBring.lang}>{toBring.text}</span>
          ) : (
            <FormattedMessage {...confirmationMessages.arrive} />
          )}
        </Step>
      </ol>
    </SectionGroup>
  );
}

function isReminderAhead(
  booking: Confirmation_bookingFragment,
  hoursBefore: number,
  openedAt: number,
): boolean {
  const reminderAt = Date.parse(booking.classInstance.startsAt) - hoursBefore * hourInMilliseconds;
  return booking.textNotifications && openedAt < reminderAt;
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
