import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';

import { pathTo } from '../../../paths';
import { ErrorSummary } from '../../../ui/ErrorSummary';
import { StepLine } from '../../../ui/StepLine';
import { useForm } from '../../../ui/use-form';
import { usePageTitle } from '../../../ui/use-page-title';
import type { BookingSite } from './booking-site';
import { BackLink } from './BackLink';
import styles from './BookingForm.module.css';
import { informationMessages, paymentFrameMessages } from './booking-form.messages';
import { fieldsClearedBy, validateBooking, type BookingProblem } from './booking-validation';
import { problemMessages } from './booking-validation.messages';
import { bookingFields, type BookingField } from './booking-values';
import { ClassSummary } from './ClassSummary';
import type { ClassSummary_classFragment } from './ClassSummary.generated';
import { InformationStep } from './InformationStep';
import { PaymentOnItsWay } from './PaymentOnItsWay';
import { isReminderAhead } from '../reminder';
import { useBookingDraft } from './use-booking-draft';
import { useBookingSteps } from './use-booking-steps';
import { useOpenedAt } from '../use-opened-at';
import type { BookingFailure, Submit } from './use-booking-submission';
import { usePaymentStep } from './use-payment-step';

interface BookingFormProps {
  scheduledClass: ClassSummary_classFragment;
  /** The SMS consent in the visitor's language, as the server stores it. */
  smsDisclosure: string;
  site: BookingSite;
  /** The seat has been asked for. */
  onSubmitted: () => void;
  /** The class turned out to be full, or not bookable any more, when the seat was to be booked. */
  onMissed: (why: 'full' | 'closed') => void;
}

/** Both steps of booking one class. What was typed lives here, whichever step is shown. */
export function BookingForm({
  scheduledClass,
  smsDisclosure,
  site,
  onSubmitted,
  onMissed,
}: BookingFormProps) {
  const intl = useIntl();
  const draft = useBookingDraft(scheduledClass.id);
  // The class may be so near that the text message before it cannot leave any more.
  const offersReminder = isReminderAhead(scheduledClass.startsAt, site.reminderHoursBefore, useOpenedAt());
  const { step, goToPayment, goToInformation, leaveFor } = useBookingSteps();
  const { PaymentStep, hasFailed: isPaymentMissing, load: loadPayment } = usePaymentStep(step === 'payment');
  const form = useForm({
    initial: {
      ...draft.initialValues,
      // What was sent already is sent again as it was.
      smsOptIn: draft.initialValues.smsOptIn && (offersReminder || draft.startsUnanswered),
    },
    fields: bookingFields,
    check: validateBooking,
    wordsOf: (problem: BookingProblem) => intl.formatMessage(problemMessages[problem]),
    clearedBy: fieldsClearedBy,
    onValues: (values) => {
      draft.save(values);
      // Ahead of the need, but not where it could only fail: a browser does not ask twice.
      if (navigator.onLine) loadPayment();
    },
  });
  const [failure, setFailure] = useState<BookingFailure | null>(draft.startsUnanswered ? 'lost' : null);
  const [work, setWork] = useState<'none' | 'sending' | 'booked'>('none');
  // The draft never has them, so a form that starts with an account starts without its password.
  const [passwordsLost, setPasswordsLost] = useState(draft.initialValues.createAccount);
  const isSending = useRef(false);
  const heading = useRef<HTMLHeadingElement>(null);
  /** Where the focus goes when the step has changed; the error summary takes it by itself. */
  const nextFocus = useRef<BookingField | 'heading' | 'errorSummary'>('heading');

  // After a booking the form is on its way out: its history entry may already be Information's again.
  const shownStep = work === 'booked' ? 'payment' : step;
  const isUnready =
    shownStep === 'payment' && work === 'none' && Object.keys(validateBooking(form.values)).length > 0;

  useEffect(() => {
    if (!isUnready) return;
    if (passwordsLost) nextFocus.current = 'password';
    goToInformation();
  }, [isUnready, passwordsLost, goToInformation]);

  const lastStep = useRef(shownStep);
  useEffect(() => {
    if (lastStep.current === shownStep) return;
    lastStep.current = shownStep;
    const target = nextFocus.current;
    nextFocus.current = 'heading';
    if (target === 'errorSummary') return;
    if (target === 'heading') {
      window.scrollTo(0, 0);
      heading.current?.focus({ preventScroll: true });
    } else {
      document.getElementById(target)?.focus();
    }
  }, [shownStep]);

  const continueToPayment = () => {
    if (!form.validate()) return;
    setPasswordsLost(false);
    setFailure(null);
    goToPayment();
  };

  const changeAnswer = (field: BookingField) => {
    nextFocus.current = field;
    goToInformation();
  };

  const confirm = async (submit: Submit) => {
    if (isSending.current) return;
    isSending.current = true;
    setFailure(null);
    setWork('sending');
    onSubmitted();
    const outcome = await submit(form.values);
    isSending.current = false;
    setWork(outcome.kind === 'booked' ? 'booked' : 'none');
    switch (outcome.kind) {
      case 'booked':
        leaveFor(pathTo.confirmation(outcome.bookingId));
        break;
      case 'full':
      case 'closed':
        onMissed(outcome.kind);
        break;
      case 'refusedFields':
        form.setServerErrors(Object.fromEntries(outcome.errors));
        nextFocus.current = 'errorSummary';
        goToInformation();
        break;
      case 'failed':
        setFailure(outcome.failure);
        break;
    }
  };

  const isInformation = shownStep === 'information';
  const stepMessages = isInformation ? informationMessages : paymentFrameMessages;
  usePageTitle(intl.formatMessage(stepMessages.pageTitle), {
    hasErrors: isInformation ? form.errors.length > 0 : failure !== null,
  });
  if (isUnready) return null;

  return (
    <>
      <BackLink step={shownStep} onBack={goToInformation} />
      <div className={styles.booking}>
        <div className={styles.head}>
          {isInformation && <ErrorSummary errors={form.errors} attempt={form.attempt} />}
          <div className={styles.step}>
            <h1 ref={heading} tabIndex={-1}>
              {intl.formatMessage(stepMessages.heading)}
            </h1>
            <StepLine
              steps={[
                intl.formatMessage(informationMessages.stepName),
                intl.formatMessage(paymentFrameMessages.stepName),
              ]}
              current={isInformation ? 0 : 1}
            />
          </div>
        </div>
        <ClassSummary scheduledClass={scheduledClass} refundWindowHours={site.refundWindowHours} />
        {isInformation && (
          <InformationStep
            form={form}
            smsDisclosure={smsDisclosure}
            site={site}
            offersReminder={offersReminder}
            passwordsLost={passwordsLost}
            onSubmit={continueToPayment}
          />
        )}
        {!isInformation && !PaymentStep && <PaymentOnItsWay hasFailed={isPaymentMissing} />}
        {!isInformation && PaymentStep && (
          <PaymentStep
            draft={draft}
            offersReminder={offersReminder}
            values={form.values}
            priceCents={scheduledClass.priceCents}
            site={site}
            isBusy={work !== 'none'}
            failure={failure}
            onChange={changeAnswer}
            onBack={goToInformation}
            onConfirm={confirm}
          />
        )}
      </div>
    </>
  );
}
