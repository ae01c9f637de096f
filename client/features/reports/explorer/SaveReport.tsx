import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import type { CreateSavedReportInput } from '../../../graphql/schema.generated';
import { useVersionedSave } from '../../../graphql/office/use-versioned-save';
import { Banner } from '../../../ui/elements/Banner';
import { Checkbox } from '../../../ui/forms/Checkbox';
import { defineForm, type FieldsFor, type ValuesOf } from '../../../ui/forms/define-form';
import { ErrorSummary } from '../../../ui/forms/ErrorSummary';
import { EditProblems } from '../../../ui/office/forms/EditProblems';
import { changesBetween } from '../../../ui/office/forms/form-changes';
import { flag, text } from '../../../ui/forms/form-fields';
import { inputFrom } from '../../../ui/forms/form-input';
import { isStoredIn, valuesFrom } from '../../../ui/office/forms/form-values';
import { Panel } from '../../../ui/office/page/Panel';
import { SaveBar } from '../../../ui/office/forms/SaveBar';
import { TextArea } from '../../../ui/forms/TextArea';
import { TextField } from '../../../ui/forms/TextField';
import { UnsavedGuard } from '../../../ui/office/forms/UnsavedGuard';
import { useRecordForm } from '../../../ui/office/forms/use-record-form';
import { useFocusOnMount } from '../../../ui/page/use-focus-on-mount';
import {
  ExplorerReportDocument,
  useReportCreateMutation,
  useReportUpdateMutation,
  type ExplorerReportFragment,
} from './Explorer.generated';
import { defaultsOf } from './initial-query';
import { contentChanges, contentOfReport, type ReportContent } from './report-content';
import { saveMessages as messages } from './save.messages';
import styles from './SaveReport.module.css';

/** The content of the editor. */
export interface WrittenQuery {
  query: string;
  /** Undefined if it is not JSON. */
  variables: object | undefined;
}

interface SaveReportProps {
  /** Undefined for a new report. */
  edited: ExplorerReportFragment | undefined;
  written: () => WrittenQuery;
  onSaved: (report: ExplorerReportFragment) => void;
  /** Called to edit the newer version of another admin; its query goes into the editor. */
  onTakeTheirs: (report: ExplorerReportFragment) => void;
  onClose: () => void;
  /** Closes the form of a deleted report. */
  onGone: () => void;
}

const reportForm = defineForm({
  fields: {
    name: text({ required: 'noName', maxLength: 100 }),
    description: text({ optional: true, maxLength: 1000 }),
    shared: flag(),
  } satisfies FieldsFor<Omit<CreateSavedReportInput, 'query' | 'defaults'>>,
  labels: messages,
  problems: messages,
});

interface ReportToSave {
  typed: ValuesOf<typeof reportForm.fields>;
  content: ReportContent;
}

/** Saves the content of the editor as a report. After a failure form and editor are unchanged. */
export function SaveReport({ edited, written, onSaved, onTakeTheirs, onClose, onGone }: SaveReportProps) {
  const intl = useIntl();
  const client = useApolloClient();
  const [create] = useReportCreateMutation();
  const [update] = useReportUpdateMutation();
  const hasContent = (report: ExplorerReportFragment, content: ReportContent) =>
    contentChanges(intl, contentOfReport(report), content).length === 0;
  const versions = useVersionedSave({
    edited,
    isStored: ({ typed, content }: ReportToSave, report) =>
      isStoredIn(reportForm, typed, report) && hasContent(report, content),
    send: async ({ typed, content }, report, idempotencyKey) => {
      const input = { ...inputFrom(reportForm, typed), ...content };
      if (!report)
        return (await create({ variables: { input: { ...input, idempotencyKey } } })).data?.createSavedReport;
      const { id, version } = report;
      return (await update({ variables: { input: { ...input, id, version } } })).data?.updateSavedReport;
    },
    load: async (id) =>
      (
        await client.query({
          query: ExplorerReportDocument,
          variables: { id },
          fetchPolicy: 'no-cache',
        })
      ).data?.savedReport,
  });
  const [failure, setFailure] = useState<string>();
  const nameField = useFocusOnMount<HTMLInputElement>();
  const { base, theirs } = versions;

  /** Undefined if the variables are not JSON. */
  const writtenContent = () => {
    const { query, variables } = written();
    return variables && { query, defaults: defaultsOf(variables) };
  };
  const {
    state,
    submission: { isBusy, submit, saveOver },
  } = useRecordForm({
    definition: reportForm,
    idPrefix: 'save-report-',
    versions,
    valuesOf: (report: ExplorerReportFragment) => valuesFrom(reportForm, report),
    save: async (typed, over) => {
      const content = writtenContent();
      setFailure(content ? undefined : intl.formatMessage(messages.noVariables));
      return content && versions.save({ typed, content }, over);
    },
    onSaved,
    onFailed: (text) => setFailure(text ?? intl.formatMessage(messages.failed)),
    onClose,
  });
  const { form, isDirty, isGone } = state;

  /** Whether the editor still contains the given version. */
  const isUnedited = (report: ExplorerReportFragment) => {
    const content = writtenContent();
    return content !== undefined && hasContent(report, content);
  };
  const theirContentChanges =
    base && theirs ? contentChanges(intl, contentOfReport(base), contentOfReport(theirs)) : [];
  const keepMine = (over: ExplorerReportFragment) => {
    if (base && theirContentChanges.length > 0 && isUnedited(base)) onTakeTheirs(over);
    saveOver(over);
  };

  return (
    <Panel
      heading={
        base ? (
          <FormattedMessage {...messages.changeHeading} values={{ name: base.name }} />
        ) : (
          <FormattedMessage {...messages.newHeading} />
        )
      }
    >
      <UnsavedGuard isDirty={isDirty} />
      <form className={styles.form} noValidate onSubmit={submit}>
        <div className={styles.fields}>
          <div className={styles.problems}>
            <ErrorSummary errors={form.errors} attempt={form.attempt} />
            <Banner>{failure}</Banner>
            <EditProblems
              state={state}
              changes={(before, now) => [
                ...changesBetween(intl, reportForm, before, now),
                ...theirContentChanges,
              ]}
              onTakeTheirs={onTakeTheirs}
              onKeepMine={keepMine}
              gone={<FormattedMessage {...messages.gone} />}
              onGone={onGone}
            />
          </div>
          <TextField {...form.text('name')} ref={nameField} />
          <TextArea {...form.text('description')} rows={2} />
          <Checkbox {...form.box('shared')} hint={intl.formatMessage(messages.sharedHint)} />
        </div>
        {!isGone && (
          <SaveBar
            isDirty={isDirty}
            isBusy={isBusy}
            saveLabel={<FormattedMessage {...(base ? messages.saveChanges : messages.saveNew)} />}
            onCancel={onClose}
          />
        )}
      </form>
    </Panel>
  );
}
