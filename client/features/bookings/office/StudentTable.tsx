import { useId, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { Button } from '../../../ui/Button';
import { ActionsCell, DataCell, EmptyRow, HeadCell, Row, RowHeader, Table } from '../../../ui/Table';
import { bookingMessages } from './office-bookings.messages';
import { personMessages } from './office-person.messages';
import { studentMessages as messages } from './office-students.messages';
import panel from './Panel.module.css';
import { SearchField } from './SearchField';
import type { OfficeStudentFragment } from './Students.generated';
import styles from './Rows.module.css';
import type { useStudents } from './use-students';

interface StudentTableProps {
  list: ReturnType<typeof useStudents>;
  search: string;
  onSearch: (search: string) => void;
  onEdit: (student: OfficeStudentFragment) => void;
  onDelete: (student: OfficeStudentFragment) => void;
}

/** All students the office knows, searched on the server. */
export function StudentTable({ list, search, onSearch, onEdit, onDelete }: StudentTableProps) {
  const intl = useIntl();
  const headingId = useId();
  const { students, total } = list;
  const columns = [
    messages.name,
    personMessages.email,
    personMessages.phone,
    personMessages.companyName,
    messages.emergencyContact,
    messages.actions,
  ];
  return (
    <section id="students" className={panel.panel} aria-labelledby={headingId}>
      <div className={panel.head}>
        <h2 id={headingId}>
          <FormattedMessage {...messages.heading} />
        </h2>
        <p className={panel.count} role="status">
          {students && (
            <FormattedMessage {...bookingMessages.found} values={{ shown: students.length, total }} />
          )}
        </p>
      </div>
      <div className={panel.filters}>
        <SearchField
          id="student-search"
          label={intl.formatMessage(messages.search)}
          value={search}
          onSearch={onSearch}
        />
      </div>
      {!students ? (
        <ListPending hasFailed={list.error !== undefined} onRetry={list.refetch} />
      ) : (
        <Table
          caption={<FormattedMessage {...messages.heading} />}
          head={columns.map((column) => (
            <HeadCell key={column.id}>
              <FormattedMessage {...column} />
            </HeadCell>
          ))}
        >
          {students.length === 0 && (
            <EmptyRow columns={columns.length}>
              <FormattedMessage {...messages.none} />
            </EmptyRow>
          )}
          {students.map((student) => (
            <StudentRow
              key={student.id}
              student={student}
              onEdit={() => onEdit(student)}
              onDelete={() => onDelete(student)}
            />
          ))}
        </Table>
      )}
      <ShowMore list={list} />
    </section>
  );
}

interface StudentRowProps {
  student: OfficeStudentFragment;
  onEdit: () => void;
  onDelete: () => void;
}

function StudentRow({ student, onEdit, onDelete }: StudentRowProps) {
  const intl = useIntl();
  const name = intl.formatMessage(bookingMessages.person, student);
  const which = <span className="visually-hidden"> {name}</span>;
  return (
    <Row>
      <RowHeader>{name}</RowHeader>
      <DataCell label={intl.formatMessage(personMessages.email)}>{student.email}</DataCell>
      <DataCell label={intl.formatMessage(personMessages.phone)}>
        <OrNone>{student.phone}</OrNone>
      </DataCell>
      <DataCell label={intl.formatMessage(personMessages.companyName)}>
        <OrNone>{student.companyName}</OrNone>
      </DataCell>
      <DataCell label={intl.formatMessage(messages.emergencyContact)}>
        {student.emergencyContactName} <span className={styles.sub}>{student.emergencyContactPhone}</span>
      </DataCell>
      <ActionsCell>
        <button type="button" className={styles.action} onClick={onEdit}>
          <FormattedMessage {...messages.edit} />
          {which}
        </button>
        <button type="button" className={styles.action} onClick={onDelete}>
          <FormattedMessage {...messages.delete} />
          {which}
        </button>
      </ActionsCell>
    </Row>
  );
}

function OrNone({ children }: { children: ReactNode }) {
  if (children) return children;
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">
        <FormattedMessage {...messages.noValue} />
      </span>
    </>
  );
}

interface ListPendingProps {
  hasFailed: boolean;
  onRetry: () => Promise<unknown>;
}

/** In place of a list that is not there yet. The banner of the page says why. */
export function ListPending({ hasFailed, onRetry }: ListPendingProps) {
  return (
    <div className={panel.empty}>
      {hasFailed ? (
        <Button size="small" onClick={() => void onRetry().catch(() => undefined)}>
          <FormattedMessage {...bookingMessages.retry} />
        </Button>
      ) : (
        <p role="status">
          <FormattedMessage {...bookingMessages.loading} />
        </p>
      )}
    </div>
  );
}

interface Pages {
  hasMore: boolean;
  isLoadingMore: boolean;
  loadMore: () => Promise<unknown>;
}

/** The end of what is loaded of a list. */
export function ShowMore({ list }: { list: Pages }) {
  if (!list.hasMore) return null;
  return (
    <div className={panel.more}>
      <Button
        size="small"
        busy={list.isLoadingMore}
        busyLabel={<FormattedMessage {...bookingMessages.showingMore} />}
        onClick={() => void list.loadMore().catch(() => undefined)}
      >
        <FormattedMessage {...bookingMessages.showMore} />
      </Button>
    </div>
  );
}
