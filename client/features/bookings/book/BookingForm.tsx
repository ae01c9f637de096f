import { useApolloClient } from '@apollo/client/react';
import { useContext, useEffect, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';

import { KnownGuestContext } from '../../../graphql/known-guest';
import { useLocale } from '../../../i18n/use-locale';
import { ErrorSummary } from '../../../ui/forms/ErrorSummary';
import { StepIndicator } from '../../../ui/forms/StepIndicator';
import { useForm } from '../../../ui/forms/use-form';
import { useIsHydrating } from '../../../ui/loading/use-is-hydrating';
import { useErrorInTitle, usePageTitle } from '../../../ui/page/use-page-title';
import type { BookingSite } from './booking-site';
import type { MissedClass } from './booking-steps';
import { StepBackLink } from './StepBackLink';
import { RequirementsNotice } from './RequirementsNotice';
import styles from './BookingForm.module.css';
import { informationMessages, paymentFrameMessages } from './booking-form.messages';
import { bookingForm } from './booking-fields';
import { ClassSummary } from './ClassSummary';
import type { ClassSummary_classFragment } from './ClassSummary.generated';
import { InformationStep } from './InformationStep';
import { PaymentLoading } from './PaymentLoading';
import { isReminderAhead } from '../reminder';
import { useBookingDraft } from './use-booking-draft';
import { useBookingSteps } from './use-booking-steps';
import { useOpenedAt } from '../../../ui/page/use-opened-at';
import { usePaymentStep } from './use-payment-step';

interface BookingFormProps {
  scheduledClass: ClassSummary_classFragment;
  /** The SMS consent in the visitor's language, as the server stores it. */
  smsDisclosure: string;
  site: BookingSite;
  /** The offer whose held seats are booked. */
  offerId?: string;
  /** Follows the heading of the first step. */
  notice?: ReactNode;
  /** The booking request was sent. */
  onSubmitted: () => void;
  /** The booking failed because the class is full, no longer bookable, or not the one that is displayed. */
  onMissed: (why: MissedClass) => void;
}

/** Both steps of a booking. Holds the values of the form in either step. */
export function BookingForm({
  scheduledClass,
  smsDisclosure,
  site,
  offerId,
  notice,
  onSubmitted,
  onMissed,
}: BookingFormProps) {
  const intl = useIntl();
  const { language } = useLocale();
  const client = useApolloClient();
  const draft = useBookingDraft(scheduledClass.id);
  const readGuest = useContext(KnownGuestContext);
  const isKnown = !useIsHydrating() && readGuest() !== undefined;
  // The class may begin so soon that its text message reminder can no longer be sent.
  const offersReminder = isReminderAhead(scheduledClass.startsAt, site.reminderHoursBefore, useOpenedAt());
  const { payment, hasFailed, load: loadPayment } = usePaymentStep();
  const form = useForm({
    form: bookingForm,
    restore: () => {
      const guest = readGuest();
      return draft.restore() ?? (guest && { ...bookingForm.initial, ...guest });
    },
    labelValues: { hours: site.reminderHoursBefore },
    onValues: (values) => {
      draft.save(values);
      // Preloads the step, but not while offline: a browser does not retry a failed module import.
      if (navigator.onLine) loadPayment();
    },
  });
  const { change } = form;
  // A request that was already sent is repeated unchanged.
  const isStale = form.values.textNotifications && !offersReminder && !draft.startsUnanswered;
  useEffect(() => {
    if (isStale) change('textNotifications', false);
  });
  const steps = useBookingSteps({
    draft: { hasAccount: draft.startsWithAccount, isUnanswered: draft.startsUnanswered },
    isComplete: Object.keys(bookingForm.check(form.values)).length === 0,
    validate: form.validate,
    setServerErrors: form.setServerErrors,
    submit:
      payment &&
      (() =>
        payment.submitBooking(client, draft, form.values, language, {
          detailsKey: scheduledClass.detailsKey,
          offerId,
        })),
    onSubmitted,
    onMissed,
  });
  const { step, failure, goToInformation } = steps;
  const isInformation = step === 'information';
  const isFree = scheduledClass.priceCents === 0;
  const { heading: confirmHeading, pageTitle, stepName } = paymentFrameMessages;
  const stepMessages = isInformation
    ? informationMessages
    : { heading: confirmHeading, pageTitle: isFree ? confirmHeading : pageTitle };
  usePageTitle(intl.formatMessage(stepMessages.pageTitle));
  useErrorInTitle(!isInformation && failure !== null);
  if (!step) return null;

  return (
    <>
      <StepBackLink onBack={step === 'information' ? undefined : goToInformation} />
      <div className={styles.booking}>
        <div className={styles.head}>
          {isInformation && <ErrorSummary errors={form.errors} attempt={form.attempt} />}
          <div className={styles.step}>
            <h1 tabIndex={-1}>{intl.formatMessage(stepMessages.heading)}</h1>
            <StepIndicator
              steps={[
                intl.formatMessage(informationMessages.stepName),
                intl.formatMessage(isFree ? confirmHeading : stepName),
              ]}
              current={isInformation ? 0 : 1}
            />
            {isInformation && scheduledClass.seatsLeft > 1 && (
              <Link className="tap-line" to="crew">
                <FormattedMessage {...informationMessages.crew} />
              </Link>
            )}
          </div>
          {isInformation && notice}
        </div>
        <ClassSummary
          scheduledClass={scheduledClass}
          refundWindowHours={site.refundWindowHours}
          limitedBelow={site.limitedSeatsBelow}
          isWhole={!isInformation}
        />
        <div className={styles.main} id="form">
          <RequirementsNotice
            requirements={scheduledClass.requirements}
            requirementsEs={scheduledClass.requirementsEs}
          />
          {isInformation && (
            <InformationStep
              form={form}
              smsDisclosure={smsDisclosure}
              site={site}
              isFree={isFree}
              offersReminder={offersReminder}
              offersAccount={!isKnown || form.values.createAccount}
              passwordsLost={steps.passwordsLost}
              onSubmit={steps.continueToPayment}
            />
          )}
          {!isInformation && !payment && <PaymentLoading hasFailed={hasFailed} load={loadPayment} />}
          {!isInformation && payment && (
            <payment.PaymentStep
              offersReminder={offersReminder}
              values={form.values}
              priceCents={scheduledClass.priceCents}
              site={site}
              isBusy={steps.isBusy}
              failure={failure}
              onChange={steps.editField}
              onBack={goToInformation}
              onConfirm={() => void steps.confirm()}
            />
          )}
        </div>
      </div>
    </>
  );
}
