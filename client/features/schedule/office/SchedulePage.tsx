import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { readFailure, type Failure } from '../../../graphql/failure';
import { useFormats } from '../../../i18n/formats';
import { Banner } from '../../../ui/Banner';
import { Button } from '../../../ui/Button';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { EmptyState } from '../../../ui/EmptyState';
import { UnsavedGuard } from '../../../ui/UnsavedGuard';
import { useNewInAddress } from '../../../ui/use-new-in-address';
import { useOneAtATime } from '../../../ui/use-one-at-a-time';
import { usePageTitle } from '../../../ui/use-page-title';
import { classFormMessages } from './class-form.messages';
import { classForm, valuesOfClass, valuesOfCopy } from './class-form';
import { ClassForm, type FormTask } from './ClassForm';
import { officeScheduleMessages as messages } from './office-schedule.messages';
import { isNarrowed, useScheduleFilters } from './schedule-filters';
import { ScheduleCard, useClassName } from './ScheduleCard';
import { ScheduleFilterBar } from './ScheduleFilterBar';
import { useClassInstanceDeleteMutation, type OfficeClassFragment } from './SchedulePage.generated';
import styles from './SchedulePage.module.css';
import { useClassTypes } from './use-class-types';
import { useScheduledClasses } from './use-scheduled-classes';

const newClass: FormTask = { kind: 'create', initial: classForm.initial };

/** Why a class was not deleted. */
function notDeleted(code: Failure['code']) {
  switch (code) {
    case 'IN_USE':
      return messages.inUse;
    case 'NOT_FOUND':
      return messages.gone;
    default:
      return messages.deleteFailed;
  }
}

/** The office's schedule: every class as a card, and the form that makes or changes one. `?new` opens the form. */
export function SchedulePage() {
  const intl = useIntl();
  const className = useClassName();
  const [hasErrors, setHasErrors] = useState(false);
  const { types, hasFailed: hasTypesFailed } = useClassTypes();
  const { filters, filter } = useScheduleFilters();
  const list = useScheduledClasses(filters);
  const [remove] = useClassInstanceDeleteMutation();
  const { isBusy, run } = useOneAtATime();
  const address = useNewInAddress();
  const [opened, setOpened] = useState<Exclude<FormTask, { kind: 'create' }>>();
  const [formNumber, setFormNumber] = useState(0);
  const task: FormTask | undefined = opened ?? (address.isNew ? newClass : undefined);
  usePageTitle(intl.formatMessage(messages.title), { hasErrors: hasErrors && task !== undefined });
  const [isDirty, setIsDirty] = useState(false);
  const [doomed, setDoomed] = useState<OfficeClassFragment>();
  const [banner, setBanner] = useState<string>();
  const [done, setDone] = useState('');
  const openButton = useRef<HTMLButtonElement>(null);

  const reload = () => void list.refetch().catch(() => undefined);

  const begin = (form: FormTask | undefined) => {
    setBanner(undefined);
    setIsDirty(false);
    setOpened(form?.kind === 'create' ? undefined : form);
    if (form) setFormNumber((number) => number + 1);
    else openButton.current?.focus();
    if (form?.kind === 'create') address.open();
    else address.close();
  };

  const saved = ({ classType }: OfficeClassFragment) => {
    begin(undefined);
    setDone(intl.formatMessage(messages.saved, { name: className(classType).text }));
    // A new class has its place by date, which only the server knows.
    reload();
  };

  const deleteClass = async ({ id, classType }: OfficeClassFragment) => {
    setBanner(undefined);
    try {
      await remove({ variables: { input: { id } } });
      setDone(intl.formatMessage(messages.deleted, { name: className(classType).text }));
      if (opened?.kind === 'edit' && opened.edited.id === id) begin(undefined);
    } catch (error) {
      const { code } = readFailure(error);
      setBanner(intl.formatMessage(notDeleted(code)));
    }
    setDoomed(undefined);
    // Also after a failure: it may be gone already.
    reload();
  };

  const loadProblem = list.hasFailed
    ? messages.loadFailed
    : hasTypesFailed
      ? classFormMessages.typesFailed
      : undefined;
  const problem = banner ?? (loadProblem && intl.formatMessage(loadProblem));
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 tabIndex={-1}>
          <FormattedMessage {...messages.title} />
        </h1>
        {list.classes && (
          <p className={styles.count}>
            <FormattedMessage {...messages.count} values={{ count: list.total, period: filters.period }} />
          </p>
        )}
        <Button
          ref={openButton}
          variant={task ? 'secondary' : 'primary'}
          data-leaves
          aria-expanded={task?.kind === 'create'}
          onClick={() => begin(newClass)}
        >
          <FormattedMessage {...messages.scheduleClass} />
        </Button>
      </div>
      <Banner>{problem}</Banner>
      <UnsavedGuard isDirty={isDirty && task !== undefined} />
      <p role="status" className={styles.done}>
        {done}
      </p>
      <ScheduleFilterBar filters={filters} types={types} onChange={filter} />
      <div className={task ? `${styles.board} ${styles.withForm}` : styles.board}>
        {task && (
          <ClassForm
            key={formNumber}
            task={task}
            types={types}
            onDirty={setIsDirty}
            onErrors={setHasErrors}
            onSaved={saved}
            onFailed={setBanner}
            onClose={() => begin(undefined)}
            onGone={() => {
              begin(undefined);
              reload();
            }}
          />
        )}
        <ClassCards
          list={list}
          isNarrowed={isNarrowed(filters)}
          onEdit={(edited) => begin({ kind: 'edit', initial: valuesOfClass(edited), edited })}
          onCopy={(source) => begin({ kind: 'copy', initial: valuesOfCopy(source), source })}
          onDelete={(scheduled) => setDoomed(scheduled)}
        />
      </div>
      {doomed && (
        <DeleteQuestion
          scheduled={doomed}
          isBusy={isBusy}
          onCancel={() => setDoomed(undefined)}
          onConfirm={() => void run(() => deleteClass(doomed))}
        />
      )}
    </div>
  );
}

interface ClassCardsProps {
  list: ReturnType<typeof useScheduledClasses>;
  isNarrowed: boolean;
  onEdit: (scheduled: OfficeClassFragment) => void;
  onCopy: (scheduled: OfficeClassFragment) => void;
  onDelete: (scheduled: OfficeClassFragment) => void;
}

function ClassCards({ list, isNarrowed, onEdit, onCopy, onDelete }: ClassCardsProps) {
  const { classes, hasFailed } = list;
  const again = () => void list.refetch().catch(() => undefined);
  if (!classes)
    return hasFailed ? (
      <Button onClick={again}>
        <FormattedMessage {...messages.retry} />
      </Button>
    ) : (
      <p role="status">
        <FormattedMessage {...messages.loadingClasses} />
      </p>
    );
  if (classes.length === 0)
    return (
      <EmptyState
        heading={
          <h2>
            <FormattedMessage {...(isNarrowed ? messages.noneMatches : messages.emptyHeading)} />
          </h2>
        }
      >
        <p>
          <FormattedMessage {...(isNarrowed ? messages.noneMatchesText : messages.emptyText)} />
        </p>
      </EmptyState>
    );
  return (
    <section className={styles.list} aria-labelledby="schedule-list">
      <h2 id="schedule-list" className="visually-hidden">
        <FormattedMessage {...messages.listHeading} />
      </h2>
      <ul className={styles.cards}>
        {classes.map((scheduled) => (
          <li key={scheduled.id}>
            <ScheduleCard
              scheduled={scheduled}
              onEdit={() => onEdit(scheduled)}
              onCopy={() => onCopy(scheduled)}
              onDelete={() => onDelete(scheduled)}
            />
          </li>
        ))}
      </ul>
      {list.hasMore && (
        <Button
          busy={list.isLoadingMore}
          busyLabel={<FormattedMessage {...messages.showingMore} />}
          onClick={() => void list.loadMore().catch(() => undefined)}
        >
          <FormattedMessage {...messages.showMore} />
        </Button>
      )}
    </section>
  );
}

interface DeleteQuestionProps {
  scheduled: OfficeClassFragment;
  isBusy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

function DeleteQuestion({
  scheduled: { classType, days },
  isBusy,
  onConfirm,
  onCancel,
}: DeleteQuestionProps) {
  const formats = useFormats();
  const className = useClassName();
  const name = className(classType).text;
  return (
    <ConfirmDialog
      heading={<FormattedMessage {...messages.deleteHeading} values={{ name }} />}
      confirmLabel={<FormattedMessage {...messages.delete} />}
      busyLabel={<FormattedMessage {...messages.deleting} />}
      cancelLabel={<FormattedMessage {...messages.keep} />}
      busy={isBusy}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <FormattedMessage
        {...messages.deleteText}
        values={{ name, date: days[0] ? formats.fullDate(days[0].date) : '' }}
      />
    </ConfirmDialog>
  );
}
