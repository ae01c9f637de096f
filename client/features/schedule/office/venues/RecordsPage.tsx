import { useRef, useState, type ComponentType } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';

import type { GrowingList } from '../../../../graphql/office/use-growing-list';
import { LoadFailed } from '../../../../ui/office/page/LoadFailed';
import { AddButton } from '../../../../ui/office/page/AddButton';
import { ChoiceField } from '../../../../ui/office/forms/ChoiceField';
import { ConfirmDialog } from '../../../../ui/office/overlays/ConfirmDialog';
import { Toast } from '../../../../ui/office/overlays/Toast';
import { SearchField } from '../../../../ui/office/lists/SearchField';
import type { Column } from '../../../../ui/office/lists/Table';
import { ShowMoreButton } from '../../../../ui/elements/ShowMoreButton';
import { wordMessages } from '../../../../ui/office/texts/console-words.messages';
import { useListForm } from '../../../../ui/office/forms/use-list-form';
import type { ListUrlState } from '../../../../ui/office/lists/url-filters';
import { PageHead } from '../../../../ui/office/page/PageHead';
import { usePageTitle } from '../../../../ui/page/use-page-title';
import listPage from '../../../../ui/office/lists/ListPage.module.css';
import { useFocusWhenRowLeaves } from '../../../../ui/office/lists/use-focus-when-row-leaves';
import { RecordKinds } from './RecordKinds';
import { recordsMessages as messages } from './records.messages';
import type { RecordFormPage } from '../../../../ui/office/forms/use-record-form';
import { useToast } from '../../../../ui/office/overlays/use-toast';
import { RecordsTable } from './RecordsTable';
import { useRecordChanges, type OfficeRecord, type RecordCalls } from './use-record-changes';
import type { RecordFilters } from './record-filters';

/** The messages that differ between the pages of venues and instructors. */
type RecordMessages = Readonly<
  Record<'title' | 'intro' | 'add' | 'search' | 'loadFailed' | 'empty', MessageDescriptor>
>;

interface RecordsPageProps<Kept extends OfficeRecord> {
  listMessages: RecordMessages;
  urlState: ListUrlState<RecordFilters>;
  list: GrowingList<Kept>;
  calls: RecordCalls<Kept>;
  columns: readonly Column<Kept>[];
  Form: ComponentType<RecordFormPage<Kept>>;
}

/** Venues or instructors: the list, the form (`?new`, `?edit=<id>`), and the other actions. */
export function RecordsPage<Kept extends OfficeRecord>({
  listMessages,
  urlState: { filters, filter },
  list,
  calls,
  columns,
  Form,
}: RecordsPageProps<Kept>) {
  const intl = useIntl();
  const { toast, setToast, showDone, showFailed, closeToast } = useToast();
  const [recordToDelete, setRecordToDelete] = useState<Kept>();
  const changes = useRecordChanges(calls, setToast);
  const addButton = useRef<HTMLButtonElement>(null);
  const form = useListForm(list.rows, ['new'], addButton);
  usePageTitle(intl.formatMessage(listMessages.title));
  const title = useRef<HTMLHeadingElement>(null);
  useFocusWhenRowLeaves(title, toast, list.rows);

  const begin = (next: 'new' | Kept | undefined) => {
    closeToast();
    form.open(next);
  };
  const saved = (record: Kept) => {
    showDone({ text: intl.formatMessage(messages.saved, { name: record.name }) });
    calls.reload();
  };
  const askToDelete = (record: Kept) => {
    const { name } = record;
    if (record.isUsed) showFailed(intl.formatMessage(messages.inUse, { name }));
    else setRecordToDelete(record);
  };
  const confirmDelete = async (record: Kept) => {
    await changes.remove(record);
    setRecordToDelete(undefined);
    if (form.edited?.id === record.id) form.open(undefined);
  };

  return (
    <div className={listPage.page}>
      <PageHead
        heading={<FormattedMessage {...listMessages.title} />}
        headingRef={title}
        tools={
          <AddButton ref={addButton} form={form} onClick={() => begin('new')}>
            <FormattedMessage {...listMessages.add} />
          </AddButton>
        }
        intro={<FormattedMessage {...listMessages.intro} />}
      />
      <RecordKinds />
      {form.isOpen && (
        <Form
          key={form.key}
          edited={form.edited}
          onSaved={saved}
          onFailed={(text) => showFailed(text ?? intl.formatMessage(messages.saveFailed))}
          onClose={() => begin(undefined)}
          onGone={() => {
            begin(undefined);
            calls.reload();
          }}
        />
      )}
      <div className={listPage.filters} role="search" aria-label={intl.formatMessage(listMessages.title)}>
        <ChoiceField
          id="records-show"
          label={intl.formatMessage(wordMessages.show)}
          prompt={messages.inUseNow}
          values={['archived']}
          labels={{ archived: messages.archivedOnes }}
          value={filters.show}
          onChoose={(show) => filter({ show })}
        />
        <SearchField
          id="records-search"
          label={intl.formatMessage(listMessages.search)}
          value={filters.search}
          onSearch={(search) => filter({ search })}
        />
      </div>
      <LoadFailed
        onRetry={calls.reload}
        loading={!list.rows && <FormattedMessage {...messages.loading} />}
        layout="table"
      >
        {list.hasFailed && <FormattedMessage {...listMessages.loadFailed} />}
      </LoadFailed>
      <p role="status" className={listPage.quiet}>
        {list.rows && <FormattedMessage {...messages.count} values={{ count: list.total }} />}
      </p>
      {list.rows && (
        <div className={listPage.list} aria-busy={list.isStale || undefined}>
          <RecordsTable
            caption={listMessages.title}
            empty={filters.show || filters.search !== '' ? messages.noneMatches : listMessages.empty}
            columns={columns}
            records={list.rows}
            onEdit={begin}
            onArchive={(record) => void changes.archive(record)}
            onRestore={(record) => void changes.restore(record)}
            onDelete={askToDelete}
          />
        </div>
      )}
      {list.hasMore && (
        <ShowMoreButton
          list={list}
          label={wordMessages.showMore}
          busyLabel={messages.loading}
          failure={listMessages.loadFailed}
        />
      )}
      <Toast toast={toast} onClose={closeToast} />
      {recordToDelete && (
        <ConfirmDialog
          heading={<FormattedMessage {...messages.deleteHeading} values={{ name: recordToDelete.name }} />}
          confirmLabel={<FormattedMessage {...wordMessages.delete} />}
          busyLabel={<FormattedMessage {...wordMessages.deleting} />}
          cancelLabel={<FormattedMessage {...wordMessages.keep} />}
          busy={changes.isBusy}
          onConfirm={() => void confirmDelete(recordToDelete)}
          onCancel={() => setRecordToDelete(undefined)}
        >
          <FormattedMessage {...messages.deleteText} />
        </ConfirmDialog>
      )}
    </div>
  );
}
