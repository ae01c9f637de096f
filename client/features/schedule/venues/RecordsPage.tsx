import { useEffect, useRef, useState, type ComponentType } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';

import { Banner } from '../../../ui/Banner';
import { Button } from '../../../ui/Button';
import { ConfirmDialog } from '../../../ui/office/ConfirmDialog';
import { Plus } from '../../../ui/icons/office-icons';
import { NewsBar, type News } from '../../../ui/office/NewsBar';
import { SearchField } from '../../../ui/office/SearchField';
import { SelectField } from '../../../ui/SelectField';
import { UnsavedGuard } from '../../../ui/office/UnsavedGuard';
import { useNewInAddress } from '../../../ui/office/use-new-in-address';
import { useWayBack } from '../../../ui/office/use-way-back';
import { usePageTitle } from '../../../ui/use-page-title';
import listPage from '../../../ui/office/ListPage.module.css';
import { RecordKinds } from './RecordKinds';
import { recordsMessages as messages } from './records.messages';
import { RecordsTable, type RecordColumn } from './RecordsTable';
import { useRecordChanges, type KeptRecord, type RecordCalls } from './use-record-changes';
import type { RecordList } from './use-record-list';
import type { RecordsAddress } from './use-records-address';

/** The messages that differ between the pages of venues and instructors. */
export type RecordWords = Readonly<
  Record<'title' | 'intro' | 'add' | 'search' | 'loadFailed' | 'empty', MessageDescriptor>
>;

/** The props of either record's form. */
export interface RecordFormProps<Kept> {
  /** Undefined for a new record. */
  edited: Kept | undefined;
  onDirty: (isDirty: boolean) => void;
  onErrors: (hasErrors: boolean) => void;
  onSaved: (saved: Kept) => void;
  onFailed: (text: string | undefined) => void;
  onClose: () => void;
  onGone: () => void;
}

interface RecordsPageProps<Kept extends KeptRecord> {
  words: RecordWords;
  address: RecordsAddress;
  list: RecordList<Kept>;
  calls: RecordCalls<Kept>;
  columns: readonly RecordColumn<Kept>[];
  Form: ComponentType<RecordFormProps<Kept>>;
}

/** Venues or instructors: the list, the form, and the other actions. `?new` opens the form. */
export function RecordsPage<Kept extends KeptRecord>({
  words,
  address,
  list,
  calls,
  columns,
  Form,
}: RecordsPageProps<Kept>) {
  const intl = useIntl();
  const [edited, setEdited] = useState<Kept>();
  const [formNumber, setFormNumber] = useState(0);
  const [isDirty, setIsDirty] = useState(false);
  const [hasErrors, setHasErrors] = useState(false);
  const [news, setNews] = useState<News>();
  const [doomed, setDoomed] = useState<Kept>();
  const changes = useRecordChanges(calls, setNews);
  const { isNew, open, close } = useNewInAddress();
  const isFormOpen = edited !== undefined || isNew;
  usePageTitle(intl.formatMessage(words.title), { hasErrors: hasErrors && isFormOpen });
  const title = useRef<HTMLHeadingElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const leave = useWayBack(isFormOpen, addButton);
  useEffect(() => {
    // The row that had the focus has left the list.
    if (news && document.activeElement === document.body) title.current?.focus({ preventScroll: true });
  }, [news, list.records]);

  const begin = (task: { edit: Kept } | 'create' | undefined) => {
    setIsDirty(false);
    setHasErrors(false);
    setNews(undefined);
    setEdited(typeof task === 'object' ? task.edit : undefined);
    if (task) {
      leave();
      setFormNumber((number) => number + 1);
    }
    if (task === 'create') open();
    else close();
  };
  const saved = (record: Kept) => {
    begin(undefined);
    setNews({ kind: 'done', text: intl.formatMessage(messages.saved, { name: record.name }) });
    calls.reload();
  };
  const askToDelete = (record: Kept) => {
    const { name } = record;
    if (record.isUsed) setNews({ kind: 'failed', text: intl.formatMessage(messages.inUse, { name }) });
    else setDoomed(record);
  };
  const removeDoomed = async (record: Kept) => {
    await changes.remove(record);
    setDoomed(undefined);
    if (edited?.id === record.id) setEdited(undefined);
  };

  return (
    <div className={listPage.page}>
      <div className={listPage.head}>
        <h1 ref={title} tabIndex={-1}>
          <FormattedMessage {...words.title} />
        </h1>
        <Button
          ref={addButton}
          variant={isFormOpen ? 'secondary' : 'primary'}
          data-leaves
          aria-expanded={isNew}
          onClick={() => begin('create')}
        >
          <Plus size={20} />
          <FormattedMessage {...words.add} />
        </Button>
      </div>
      <RecordKinds />
      <p className={listPage.quiet}>
        <FormattedMessage {...words.intro} />
      </p>
      {isFormOpen && (
        <Form
          key={formNumber}
          edited={edited}
          onDirty={setIsDirty}
          onErrors={setHasErrors}
          onSaved={saved}
          onFailed={(text) =>
            setNews({ kind: 'failed', text: text ?? intl.formatMessage(messages.saveFailed) })
          }
          onClose={() => begin(undefined)}
          onGone={() => {
            begin(undefined);
            calls.reload();
          }}
        />
      )}
      <UnsavedGuard isDirty={isDirty && isFormOpen} />
      <div className={listPage.filters} role="search" aria-label={intl.formatMessage(words.title)}>
        <SelectField
          id="records-show"
          label={intl.formatMessage(messages.show)}
          options={[
            { value: '', label: intl.formatMessage(messages.inUseNow) },
            { value: 'archived', label: intl.formatMessage(messages.archivedOnes) },
          ]}
          value={address.isArchived ? 'archived' : ''}
          onChange={({ target }) => address.showArchived(target.value !== '')}
        />
        <SearchField
          id="records-search"
          label={intl.formatMessage(words.search)}
          value={address.search}
          onSearch={address.find}
        />
      </div>
      <Banner
        action={
          <Button size="small" onClick={calls.reload}>
            <FormattedMessage {...messages.retry} />
          </Button>
        }
      >
        {list.hasFailed && <FormattedMessage {...words.loadFailed} />}
      </Banner>
      <p role="status" className={listPage.quiet}>
        {list.records && <FormattedMessage {...messages.count} values={{ count: list.total }} />}
        {!list.records && !list.hasFailed && <FormattedMessage {...messages.loading} />}
      </p>
      {list.records && (
        <div className={listPage.list} aria-busy={list.isLoading || undefined}>
          <RecordsTable
            caption={words.title}
            empty={address.isArchived || address.search !== '' ? messages.noneMatches : words.empty}
            columns={columns}
            records={list.records}
            onEdit={(record) => begin({ edit: record })}
            onArchive={(record) => void changes.archive(record)}
            onRestore={(record) => void changes.restore(record)}
            onDelete={askToDelete}
          />
        </div>
      )}
      {list.hasMore && (
        <Button
          busy={list.isLoadingMore}
          busyLabel={<FormattedMessage {...messages.loading} />}
          onClick={() => void list.loadMore().catch(() => undefined)}
        >
          <FormattedMessage {...messages.showMore} />
        </Button>
      )}
      <NewsBar news={news} onClose={() => setNews(undefined)} />
      {doomed && (
        <ConfirmDialog
          heading={<FormattedMessage {...messages.deleteHeading} values={{ name: doomed.name }} />}
          confirmLabel={<FormattedMessage {...messages.delete} />}
          busyLabel={<FormattedMessage {...messages.deleting} />}
          cancelLabel={<FormattedMessage {...messages.keep} />}
          busy={changes.isBusy}
          onConfirm={() => void removeDoomed(doomed)}
          onCancel={() => setDoomed(undefined)}
        >
          <FormattedMessage {...messages.deleteText} />
        </ConfirmDialog>
      )}
    </div>
  );
}
