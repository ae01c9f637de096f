import { useEffect, useEffectEvent, useRef, type SyntheticEvent } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';

import { Button, ButtonRow } from '../../../../ui/elements/Button';
import type { Form, FormValues } from '../../../../ui/forms/define-form';
import { ErrorSummary } from '../../../../ui/forms/ErrorSummary';
import { EditConflict } from '../../../../ui/office/forms/EditConflict';
import { changesBetween, withMyChanges } from '../../../../ui/office/forms/form-changes';
import { FormFields, type FormFieldsProps } from '../../../../ui/office/forms/FormFields';
import { UnsavedGuard } from '../../../../ui/office/forms/UnsavedGuard';
import { unsavedMessages } from '../../../../ui/office/forms/unsaved.messages';
import { useDraftForm } from '../../../../ui/office/forms/use-draft-form';
import { useOneAtATime } from '../../../../ui/elements/use-one-at-a-time';
import type { OfficeBookingFragment } from '../OfficeBookings.generated';
import styles from '../DetailPage.module.css';
import type { AttemptResult } from '../actions/use-booking-attempt';

interface BookingValuesFormProps<Values extends FormValues, Problem extends string> extends Pick<
  FormFieldsProps<Values, Problem>,
  'hints' | 'prompts'
> {
  form: Form<Values, Problem>;
  booking: OfficeBookingFragment;
  valuesOf: (booking: OfficeBookingFragment) => Values;
  /** Makes the field ids unique on the page. */
  idPrefix: string;
  saveLabel: MessageDescriptor;
  onSave: (typed: Values) => Promise<AttemptResult>;
}

/**
 * Some values of a booking, on its page. A new version, also from another account, replaces displayed values but not
 * typed ones.
 */
export function BookingValuesForm<Values extends FormValues, Problem extends string>({
  form: definition,
  booking,
  valuesOf,
  idPrefix,
  saveLabel,
  onSave,
  ...texts
}: BookingValuesFormProps<Values, Problem>) {
  const intl = useIntl();
  const { version } = booking;
  const { isBusy, run } = useOneAtATime();
  const stored = valuesOf(booking);
  const shown = useRef(stored);
  const { form, isDirty, replaced, forgetReplaced } = useDraftForm({
    form: definition,
    initial: stored,
    idPrefix,
    version,
  });
  const theirChanges = replaced ? changesBetween(intl, definition, replaced, stored) : [];

  const adoptVersion = useEffectEvent(() => {
    form.reset(withMyChanges(definition, shown.current, stored, form.typed()));
    shown.current = stored;
  });
  useEffect(() => adoptVersion(), [version]);

  const send = async (typed: Values) => {
    const { saved, problems } = await onSave(typed);
    if (saved) form.reset(withMyChanges(definition, typed, valuesOf(saved), form.typed()));
    else form.setServerErrors(problems);
  };
  const begin = () => {
    forgetReplaced();
    const typed = form.validate();
    if (typed) void run(() => send(typed));
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    begin();
  };
  return (
    <form className={styles.payment} noValidate onSubmit={submit}>
      <UnsavedGuard isDirty={isDirty && !isBusy} />
      {theirChanges.length > 0 && (
        <div role="alert">
          <EditConflict changes={theirChanges} onTakeTheirs={() => form.reset(stored)} onKeepMine={begin} />
        </div>
      )}
      <ErrorSummary errors={form.errors} attempt={form.attempt} />
      <div className={styles.fields}>
        <FormFields state={form} {...texts} autoComplete="off" />
      </div>
      <ButtonRow>
        <Button
          type="submit"
          size="small"
          busy={isBusy}
          busyLabel={<FormattedMessage {...unsavedMessages.saving} />}
        >
          <FormattedMessage {...saveLabel} />
        </Button>
      </ButtonRow>
    </form>
  );
}
