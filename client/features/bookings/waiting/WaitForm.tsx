import { useState, type SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { readFailure } from '../../../graphql/requests/failure';
import { Banner } from '../../../ui/elements/Banner';
import { Button, ButtonRow } from '../../../ui/elements/Button';
import { Checkbox } from '../../../ui/forms/Checkbox';
import { FormGroup } from '../../../ui/forms/FormGroup';
import styles from '../../../ui/forms/FormGroup.module.css';
import { SelectField } from '../../../ui/forms/SelectField';
import { TextField } from '../../../ui/forms/TextField';
import { EmailField } from '../../../ui/forms/EmailField';
import type { FormState } from '../../../ui/forms/use-form';
import { useOneAtATime } from '../../../ui/elements/use-one-at-a-time';
import type { bookingProblems } from '../book/booking-problem.messages';
import type { WaitingValues } from './waiting-draft';
import { waitingMessages } from './waiting.messages';
import { useReadWaitingFailure, WaitingFailureText, type WaitingFailure } from './WaitingFailure';

interface WaitFormProps {
  form: FormState<WaitingValues, keyof typeof bookingProblems>;
  disclosure: string;
  /** All seats of the class. */
  capacity: number;
  /** A request was sent, and it is unknown whether it has joined. */
  isUnanswered: boolean;
  /** The page is about to be left. */
  isDone: boolean;
  /** Rejects with the server's error. */
  onSubmit: (values: WaitingValues) => Promise<void>;
  /** The class is no longer full or has changed. */
  onRefused: () => void;
}

/** Who waits, contact data, and the number of seats. */
export function WaitForm({
  form,
  disclosure,
  capacity,
  isUnanswered,
  isDone,
  onSubmit,
  onRefused,
}: WaitFormProps) {
  const intl = useIntl();
  const [failure, setFailure] = useState<WaitingFailure>();
  const toWaitingFailure = useReadWaitingFailure();
  const { run, isBusy: isSending } = useOneAtATime();
  const isBusy = isSending || isDone;
  const shownFailure = failure ?? (isUnanswered && !isBusy ? { isLost: true } : undefined);
  const { text, box, values: typed } = form;
  // A larger number that was chosen before stays visible: the server refuses it.
  const seatCounts = form
    .optionsOf('seats')
    .filter(({ value }) => Number(value) <= capacity || value === typed.seats);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void run(async () => {
      setFailure(undefined);
      const values = form.validate();
      if (!values) return;
      try {
        await onSubmit(values);
      } catch (error) {
        const refused = readFailure(error);
        if (refused.code === 'CLASS_NOT_FULL' || refused.code === 'CLASS_NOT_BOOKABLE') onRefused();
        if (!form.setServerErrors(refused.fields)) setFailure(toWaitingFailure(error));
      }
    });
  };

  return (
    <form className={styles.form} method="post" noValidate onSubmit={submit}>
      <Banner>{shownFailure && <WaitingFailureText failure={shownFailure} />}</Banner>
      <FormGroup legend={intl.formatMessage(waitingMessages.joinGroup)}>
        <TextField {...text('firstName')} autoComplete="given-name" />
        <TextField {...text('lastName')} autoComplete="family-name" />
        <EmailField {...text('email')} autoComplete="email" />
        <TextField
          {...text('phone')}
          optional={!typed.textNotifications}
          hint={intl.formatMessage(waitingMessages.phoneHint)}
          autoComplete="tel"
        />
        <Checkbox {...box('textNotifications')} hint={disclosure} />
      </FormGroup>
      <FormGroup legend={intl.formatMessage(waitingMessages.seatsGroup)}>
        <SelectField {...text('seats')} options={seatCounts} />
        {typed.seats !== '1' && <Checkbox {...box('acceptsFewer')} />}
        <Checkbox {...box('agreeToTerms')} />
      </FormGroup>
      <ButtonRow>
        <Button
          type="submit"
          variant="primary"
          busy={isBusy}
          busyLabel={<FormattedMessage {...waitingMessages.submitting} />}
        >
          <FormattedMessage {...waitingMessages.submit} />
        </Button>
      </ButtonRow>
    </form>
  );
}
