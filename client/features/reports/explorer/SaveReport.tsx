import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { asOffice } from '../../../graphql/as-office';
import { readFailure } from '../../../graphql/failure';
import { readProblem } from '../../../graphql/problem';
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
  const [create] = useReportCreateMutation({ context: asOffice });
  const [update] = useReportUpdateMutation({ context: asOffice });
  const { isBusy, run } = useOneAtATime();
  const [base, setBase] = useState(edited);
  const [theirs, setTheirs] = useState<ExplorerReportFragment>();
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
    const input = { ...typed, query, defaults: defaultsOf(variables) };
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

/** What is wrong with the query or its variables, and where: in the server's words. */
function reasonOf(error: unknown): string | undefined {
  const [first] = Object.values(readProblem(error).fields);
  if (first !== undefined) return first;
  const failure = readFailure(error);
  return failure.kind === 'refused' ? failure.text : undefined;
}
