import type { SyntheticEvent } from 'react';
import { FormattedMessage } from 'react-intl';

import type { Failure } from '../../../../graphql/requests/failure';
import { ButtonRow } from '../../../../ui/elements/Button';
import { defineForm, type ValuesOf } from '../../../../ui/forms/define-form';
import { ErrorSummary } from '../../../../ui/forms/ErrorSummary';
import { flag, text } from '../../../../ui/forms/form-fields';
import { valuesFrom } from '../../../../ui/office/forms/form-values';
import { FormButtons } from '../../../../ui/office/forms/FormButtons';
import { FormFields } from '../../../../ui/office/forms/FormFields';
import { UnsavedGuard } from '../../../../ui/office/forms/UnsavedGuard';
import { useDraftForm } from '../../../../ui/office/forms/use-draft-form';
import { whileSending } from '../../../../ui/office/forms/while-sending';
import { useOneAtATime } from '../../../../ui/elements/use-one-at-a-time';
import { useFocusOnMount } from '../../../../ui/page/use-focus-on-mount';
import panel from '../ListPanel.module.css';
import type { OfficeViewFragment } from './SavedViews.generated';
import { viewMessages as messages } from './views.messages';

const { nameRequired, name, isShared, isDefault } = messages;

/** The fields of a view; its filters are in the URL. */
const viewForm = defineForm({
  fields: {
    name: text({ required: 'nameRequired', maxLength: 100 }),
    isShared: flag(),
    isDefault: flag(),
  },
  labels: { name, isShared, isDefault },
  problems: { nameRequired },
});

export type ViewValues = ValuesOf<typeof viewForm.fields>;

interface ViewFormProps {
  /** Undefined for a new view. */
  view: OfficeViewFragment | undefined;
  /** @returns the server's errors by field, if it rejected them */
  onSend: (values: ViewValues) => Promise<Failure['fields']>;
  onClose: () => void;
}

/** Names the current filters as a view, or renames a view. */
export function ViewForm({ view, onSend, onClose }: ViewFormProps) {
  const heading = useFocusOnMount<HTMLHeadingElement>();
  const initial = view ? valuesFrom(viewForm, view) : viewForm.initial;
  const { form, isDirty } = useDraftForm({
    form: viewForm,
    initial,
    idPrefix: 'view-',
    subject: view?.id ?? '',
  });
  const { isBusy, run } = useOneAtATime();
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const typed = form.validate();
    if (typed) void run(async () => void form.setServerErrors(await onSend(typed)));
  };
  return (
    <form
      className={panel.form}
      noValidate
      onSubmit={submit}
      {...whileSending(isBusy)}
      aria-labelledby="view-heading"
    >
      <h3 id="view-heading" className={panel.whole} ref={heading} tabIndex={-1}>
        <FormattedMessage {...(view ? messages.renameHeading : messages.saveHeading)} />
      </h3>
      <UnsavedGuard isDirty={isDirty && !isBusy} />
      <div className={panel.whole}>
        <ErrorSummary errors={form.errors} attempt={form.attempt} />
      </div>
      <FormFields state={form} autoComplete="off" />
      <ButtonRow>
        <FormButtons size="small" isBusy={isBusy} onCancel={onClose} />
      </ButtonRow>
    </form>
  );
}
