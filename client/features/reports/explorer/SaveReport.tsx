import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { asOffice } from '../../../graphql/as-office';
import { readFailure } from '../../../graphql/failure';
import { readProblem } from '../../../graphql/problem';
import type { CreateSavedReportInput } from '../../../graphql/schema.generated';
import { Banner } from '../../../ui/Banner';
import { Checkbox } from '../../../ui/Checkbox';
import { EditConflict } from '../../../ui/EditConflict';
import { defineForm, type FieldsFor } from '../../../ui/define-form';
import { ErrorSummary } from '../../../ui/ErrorSummary';
import { changedFields, changesBetween } from '../../../ui/form-changes';
import { flag, text } from '../../../ui/form-fields';
import { inputFrom, valuesFrom } from '../../../ui/form-records';
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

const reportForm = defineForm({
  fields: {
    name: text({ required: 'noName', maxLength: 100 }),
    description: text({ optional: true, maxLength: 1000 }),
    shared: flag(),
  } satisfies FieldsFor<Omit<CreateSavedReportInput, 'query' | 'defaults'>>,
  labels: messages,
  problems: messages,
});

/** Saves what stands in the editor as a report. Neither the form nor the editor loses anything when that fails. */
export function SaveReport({ edited, written, onSaved, onTakeTheirs, onClose }: SaveReportProps) {
  const intl = useIntl();
  const client = useApolloClient();
  const [create] = useReportCreateMutation({ context: asOffice });
  const [update] = useReportUpdateMutation({ context: asOffice });
  const { isBusy, run } = useOneAtATime();
  const [base, setBase] = useState(edited);
  const [theirs, setTheirs] = useState<ExplorerReportFragment>();
  const [failure, setFailure] = useState<string>();
  const nameField = useRef<HTMLInputElement>(null);
  useEffect(() => nameField.current?.focus(), []);
  const original = base ? valuesFrom(reportForm, base) : reportForm.initial;
  const form = useForm({ form: reportForm, initial: original, idPrefix: 'save-report-' });
  const isDirty = changedFields(reportForm, form.values, original).length > 0;

  const send = async (over = base) => {
    setFailure(undefined);
    const typed = form.validate();
    if (!typed) return;
    const { query, variables } = written();
    if (!variables) {
      setFailure(intl.formatMessage(messages.noVariables));
      return;
    }
    const input = { ...inputFrom(reportForm, typed), query, defaults: defaultsOf(variables) };
    try {
      const saved = over
        ? (await update({ variables: { input: { ...input, id: over.id, version: over.version } } })).data
            ?.updateSavedReport
        : (await create({ variables: { input } })).data?.createSavedReport;
      if (saved) onSaved(saved);
    } catch (error) {
      const problem = readProblem(error);
      if (problem.code === 'CONFLICT' && over) await showTheirs(over.id);
      else if (!form.setServerErrors(problem.fields))
        setFailure(reasonOf(error) ?? intl.formatMessage(messages.failed));
    }
  };
  const showTheirs = async (id: string) => {
    try {
      const { data } = await client.query({
        query: ExplorerReportDocument,
        variables: { id },
        context: asOffice,
        fetchPolicy: 'no-cache',
      });
      setTheirs(data?.savedReport);
    } catch {
      setFailure(intl.formatMessage(messages.failed));
    }
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTheirs(undefined);
    void run(() => send());
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
            <div role="alert">
              {theirs && base && (
                <EditConflict
                  changes={[
                    ...changesBetween(intl, reportForm, original, valuesFrom(reportForm, theirs)),
                    ...(base.query === theirs.query
                      ? []
                      : [
                          {
                            label: intl.formatMessage(messages.query),
                            before: base.query,
                            now: theirs.query,
                          },
                        ]),
                  ]}
                  onTakeTheirs={() => {
                    form.reset(valuesFrom(reportForm, theirs));
                    setBase(theirs);
                    setTheirs(undefined);
                    onTakeTheirs(theirs);
                  }}
                  onKeepMine={() => {
                    setBase(theirs);
                    setTheirs(undefined);
                    void run(() => send(theirs));
                  }}
                />
              )}
            </div>
          </div>
          <TextField {...form.text('name')} ref={nameField} />
          <TextArea {...form.text('description')} rows={2} />
          <Checkbox {...form.box('shared')} hint={intl.formatMessage(messages.sharedHint)} />
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

/** What is wrong with the query or its variables, and where: in the server's words. */
function reasonOf(error: unknown): string | undefined {
  const [first] = Object.values(readProblem(error).fields);
  if (first !== undefined) return first;
  const failure = readFailure(error);
  return failure.kind === 'refused' ? failure.text : undefined;
}
