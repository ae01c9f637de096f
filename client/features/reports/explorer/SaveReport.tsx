import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import type { CreateSavedReportInput } from '../../../graphql/schema.generated';
import { useVersionedSave } from '../../../graphql/use-versioned-save';
import { Banner } from '../../../ui/Banner';
import { Checkbox } from '../../../ui/Checkbox';
import { EditConflict } from '../../../ui/EditConflict';
import { ErrorSummary } from '../../../ui/ErrorSummary';
import { Panel } from '../../../ui/Panel';
import { SaveBar } from '../../../ui/SaveBar';
import { TextArea } from '../../../ui/TextArea';
import { TextField } from '../../../ui/TextField';
import { UnsavedGuard } from '../../../ui/UnsavedGuard';
import { useForm } from '../../../ui/use-form';
import { useOneAtATime } from '../../../ui/use-one-at-a-time';
import {
  ExplorerReportDocument,
  useReportCreateMutation,
  useReportUpdateMutation,
  type ExplorerReportFragment,
} from './Explorer.generated';
import { defaultsOf } from './explorer-opening';
import { saveMessages as messages } from './save.messages';
import styles from './SaveReport.module.css';

/** What stands in the editor. */
export interface WrittenQuery {
  query: string;
  /** Undefined for what is not JSON. */
  variables: object | undefined;
}

interface SaveReportProps {
  /** Undefined for a new one. */
  edited: ExplorerReportFragment | undefined;
  written: () => WrittenQuery;
  onSaved: (report: ExplorerReportFragment) => void;
  /** What somebody else has saved, query and all, is to be worked on in place of one's own. */
  onTakeTheirs: (report: ExplorerReportFragment) => void;
  onClose: () => void;
}

const fields = ['name', 'description', 'shared'] as const;

/** Saves what stands in the editor as a report. Neither the form nor the editor loses anything when that fails. */
export function SaveReport({ edited, written, onSaved, onTakeTheirs, onClose }: SaveReportProps) {
  const intl = useIntl();
  const client = useApolloClient();
  const [create] = useReportCreateMutation();
  const [update] = useReportUpdateMutation();
  const { isBusy, run } = useOneAtATime();
  const { base, theirs, save, acceptTheirs } = useVersionedSave({
    edited,
    send: async (input: CreateSavedReportInput, report) => {
      if (!report) return (await create({ variables: { input } })).data?.createSavedReport;
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
  const nameField = useRef<HTMLInputElement>(null);
  useEffect(() => nameField.current?.focus(), []);
  const original = valuesOf(base);
  const form = useForm({
    initial: original,
    fields,
    check: ({ name }) => (name.trim() ? {} : { name: 'noName' }),
    wordsOf: (problem: 'noName') => intl.formatMessage(messages[problem]),
    idOf: (field) => `save-report-${field}`,
  });
  const { values, change, fieldProps } = form;
  const isDirty = fields.some((field) => values[field] !== original[field]);

  const send = async (over = base) => {
    setFailure(undefined);
    const typed = form.validate();
    if (!typed) return;
    const { query, variables } = written();
    if (!variables) {
      setFailure(intl.formatMessage(messages.noVariables));
      return;
    }
    const outcome = await save({ ...typed, query, defaults: defaultsOf(variables) }, over);
    if (outcome.kind === 'saved') onSaved(outcome.saved);
    if (outcome.kind !== 'refused' || form.setServerErrors(outcome.fields)) return;
    // What is wrong with the query or its variables, and where: in the server's words.
    const [reason = outcome.text] = Object.values(outcome.fields);
    setFailure(reason ?? intl.formatMessage(messages.failed));
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void run(() => send());
  };
  const text = (field: 'name' | 'description') => ({
    ...fieldProps(field),
    label: intl.formatMessage(messages[field]),
    value: values[field],
    onChange: ({ target }: { target: { value: string } }) => change(field, target.value),
  });

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
            <div role="alert">
              {theirs && base && (
                <EditConflict
                  changes={changesOf(base, theirs).map(({ field, before, now }) => ({
                    label: intl.formatMessage(messages[field]),
                    before,
                    now,
                  }))}
                  onTakeTheirs={() => {
                    form.reset(valuesOf(theirs));
                    acceptTheirs();
                    onTakeTheirs(theirs);
                  }}
                  onKeepMine={() => {
                    acceptTheirs();
                    void run(() => send(theirs));
                  }}
                />
              )}
            </div>
          </div>
          <TextField {...text('name')} ref={nameField} maxLength={100} />
          <TextArea {...text('description')} optional maxLength={1000} rows={2} />
          <Checkbox
            {...fieldProps('shared')}
            label={intl.formatMessage(messages.shared)}
            hint={intl.formatMessage(messages.sharedHint)}
            checked={values.shared}
            onChange={({ target }) => change('shared', target.checked)}
          />
        </div>
        <SaveBar
          isDirty={isDirty}
          isBusy={isBusy}
          saveLabel={<FormattedMessage {...(base ? messages.saveChanges : messages.saveNew)} />}
          onCancel={onClose}
        />
      </form>
    </Panel>
  );
}

function valuesOf(report: ExplorerReportFragment | undefined) {
  const { name = '', description = '', shared = false } = report ?? {};
  return { name, description, shared };
}

function changesOf(before: ExplorerReportFragment, now: ExplorerReportFragment) {
  return (['name', 'description', 'query'] as const).flatMap((field) =>
    before[field] === now[field] ? [] : [{ field, before: before[field], now: now[field] }],
  );
}
