import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { pathTo } from '../../../paths';
import type { Availability } from '../../../schema/availability.generated';
import { ButtonLink, ButtonRow } from '../../../ui/elements/Button';
import { Notice } from '../../../ui/elements/Notice';
import { usePageTitle } from '../../../ui/page/use-page-title';
import type { BookingSite } from './booking-site';
import { StepBackLink } from './StepBackLink';
import type { BookingPageQuery } from './BookingPage.generated';
import { CallOfficeButton } from '../../../ui/contact/CallOfficeButton';
import { ClassFacts } from '../ClassFacts';
import { unavailableMessages } from './class-unavailable.messages';
import styles from './ClassUnavailable.module.css';
import { OtherDates } from './OtherDates';
import { useHeadingFocusAfterLoading } from './use-heading-focus';
import { useOtherDates } from './use-other-dates';

interface ClassUnavailableProps {
  scheduledClass: NonNullable<BookingPageQuery['upcomingClass']>;
  /** Discovered when booking; the values of the form are kept. */
  unavailableReason: 'full' | 'closed' | null;
  site: Pick<BookingSite, 'companyPhone' | 'companyPhoneDisplay' | 'limitedSeatsBelow'>;
}

/** Replaces the form: why this class cannot be booked, and other dates of its type. */
export function ClassUnavailable({ scheduledClass, unavailableReason, site }: ClassUnavailableProps) {
  const intl = useIntl();
  const { classTypeId, id } = scheduledClass;
  const found = useOtherDates(classTypeId, id);
  const hasOtherDates = found.dates !== undefined && found.dates.length > 0;
  const reason = reasonOf(scheduledClass.availability, unavailableReason);
  const heading = intl.formatMessage(unavailableMessages[reason]);
  const waits = reason === 'full';
  usePageTitle(heading);
  useHeadingFocusAfterLoading(true);
  const headingElement = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // It replaced the form with the button that had the focus.
    if (!unavailableReason) return;
    window.scrollTo(0, 0);
    headingElement.current?.focus({ preventScroll: true });
  }, [unavailableReason]);
  return (
    <>
      <StepBackLink />
      <div className={styles.body}>
        <Notice look="stripe">
          <h1 ref={headingElement} tabIndex={-1} className={styles.heading}>
            {heading}
          </h1>
          <ClassFacts scheduledClass={scheduledClass} />
          {unavailableReason && (
            <p className={styles.reason}>
              <FormattedMessage
                {...(unavailableReason === 'full'
                  ? unavailableMessages.takenMeanwhile
                  : unavailableMessages.closedMeanwhile)}
              />{' '}
              <strong>
                <FormattedMessage {...unavailableMessages.draftKept} />
              </strong>
            </p>
          )}
        </Notice>
        <OtherDates found={found} except={scheduledClass} limitedSeatsBelow={site.limitedSeatsBelow} />
        {waits && (
          <section className={styles.wait} aria-labelledby="wait">
            <h2 id="wait">
              <FormattedMessage {...unavailableMessages.waitHeading} />
            </h2>
            <p>
              <FormattedMessage {...unavailableMessages.waitText} />
            </p>
            <ButtonRow>
              <ButtonLink to={pathTo.wait(id)}>
                <FormattedMessage {...unavailableMessages.wait} />
              </ButtonLink>
            </ButtonRow>
          </section>
        )}
        <ButtonRow>
          <CallOfficeButton site={site} />
          <ButtonLink to={hasOtherDates ? pathTo.datesOf(classTypeId) : pathTo.classes}>
            <FormattedMessage {...unavailableMessages[hasOtherDates ? 'allDates' : 'allClasses']} />
          </ButtonLink>
        </ButtonRow>
      </div>
    </>
  );
}

function reasonOf(
  availability: Availability,
  unavailableReason: 'full' | 'closed' | null,
): Exclude<Availability, 'open'> | 'closed' {
  if (availability !== 'open') return availability;
  // Booking failed, and the class was loaded before the reason applied.
  return unavailableReason ?? 'full';
}
