import { useCallback, type ReactNode } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { Link } from 'react-router-dom';

import { consolePathTo } from '../../../console-paths';
import type { StudentSort } from '../../../graphql/schema.generated';
import { SelectField } from '../../../ui/SelectField';
import {
  ActionsCell,
  DataCell,
  Row,
  RowHeader,
  SortableHead,
  Table,
  WideRow,
} from '../../../ui/office/Table';
import { useColumns } from '../../../ui/office/use-columns';
import { ActionButton } from './ActionButton';
import { studentFilePath } from './booking-file';
import type { ListPage } from '../../../ui/office/list-page';
import { emergencyContactText } from './emergency-contact';
import { ListFrame } from './ListFrame';
import { bookingMessages } from './office-bookings.messages';
import { personMessages } from './office-person.messages';
import { studentMessages as messages } from './office-students.messages';
import panel from './BookingsPanel.module.css';
import { SearchField } from '../../../ui/office/SearchField';
import { phoneText } from '../../../ui/phone-text';
import { studentOrderOf, type useStudentUrlState } from './student-url-state';
import type { OfficeStudentFragment } from './Students.generated';
import styles from './Rows.module.css';

interface StudentTableProps {
  /** The heading of the list. */
  heading?: MessageDescriptor;
  list: ListPage<OfficeStudentFragment>;
  urlState: ReturnType<typeof useStudentUrlState>;
  onEdit: (student: OfficeStudentFragment) => void;
  onDelete: (student: OfficeStudentFragment) => void;
  onFailed: (text: string) => void;
  /** Saved views: a button beside the count, and the form that names one. */
  views?: { menu: ReactNode; form: ReactNode };
}

const hideable = ['email', 'phone', 'company', 'emergency'] as const;
type StudentColumn = (typeof hideable)[number];

interface Column {
  label: MessageDescriptor;
  elastic?: boolean;
  room?: 'wide';
  /** Only for columns that can be hidden. */
  name?: StudentColumn;
  sort?: StudentSort;
}

const columns: readonly Column[] = [
  { label: messages.name, sort: 'name', elastic: true },
  { label: personMessages.email, name: 'email', sort: 'email' },
  { label: personMessages.phone, name: 'phone' },
  { label: personMessages.companyName, name: 'company', elastic: true },
  { label: messages.emergencyContact, name: 'emergency', room: 'wide' },
  { label: messages.actions },
];

const orders = [
  { value: 'name', label: messages.nameUp },
  { value: '-name', label: messages.nameDown },
  { value: 'email', label: messages.emailUp },
  { value: '-email', label: messages.emailDown },
] as const;

/** All students: search, order and pagination on the server. */
export function StudentTable({
  heading = messages.heading,
  list,
  urlState,
  onEdit,
  onDelete,
  onFailed,
  views,
}: StudentTableProps) {
  const intl = useIntl();
  const { filter, order, pageCursor, find, sort: sortBy, goTo } = urlState;
  const { isShown, toggle } = useColumns('students', hideable);
  const shown = columns.filter(({ name }) => name === undefined || isShown(name));
  const rows = list.rows ?? [];
  // The search field debounces as long as its handler is the same.
  const findWords = useCallback((search: string) => find({ search }), [find]);
  const findCompany = useCallback((companyName: string) => find({ companyName }), [find]);
  return (
    <ListFrame
      id="students"
      heading={<FormattedMessage {...heading} />}
      list={list}
      pageCursor={pageCursor}
      onPage={goTo}
      clear={views?.menu}
      search={
        <>
          {views?.form}
          <div className={panel.filters} role="search" aria-label={intl.formatMessage(heading)}>
            <SearchField
              id="student-search"
              label={intl.formatMessage(messages.search)}
              value={filter.search}
              onSearch={findWords}
            />
            <SearchField
              id="student-company"
              label={intl.formatMessage(personMessages.companyName)}
              value={filter.companyName}
              onSearch={findCompany}
            />
            {/* On wide screens the table headers sort. */}
            <div className={panel.narrowOnly}>
              <SelectField
                id="student-sort"
                label={intl.formatMessage(messages.sort)}
                options={orders.map(({ value, label }) => ({ value, label: intl.formatMessage(label) }))}
                value={`${order.direction === 'descending' ? '-' : ''}${order.sort}`}
                onChange={({ target }) => sortBy(studentOrderOf(target.value))}
              />
            </div>
          </div>
        </>
      }
      columns={columns.flatMap(({ name, label, room }) =>
        name
          ? [
              {
                name,
                label: intl.formatMessage(label),
                isShown: isShown(name),
                needsRoom: room !== undefined,
              },
            ]
          : [],
      )}
      onToggleColumn={toggle}
      file={{ path: studentFilePath(filter, order), name: 'students.csv' }}
      fileFailed={intl.formatMessage(bookingMessages.fileFailed)}
      onFailed={onFailed}
    >
      <Table
        caption={<FormattedMessage {...heading} />}
        dense
        head={<SortableHead columns={shown} order={order} onSort={sortBy} />}
      >
        {rows.length === 0 && (
          <WideRow columns={shown.length}>
            <FormattedMessage {...messages.none} />
          </WideRow>
        )}
        {rows.map((student) => (
          <StudentRow
            key={student.id}
            student={student}
            isShown={isShown}
            onEdit={() => onEdit(student)}
            onDelete={() => onDelete(student)}
          />
        ))}
      </Table>
    </ListFrame>
  );
}

interface StudentRowProps {
  student: OfficeStudentFragment;
  isShown: (column: StudentColumn) => boolean;
  onEdit: () => void;
  onDelete: () => void;
}

function StudentRow({ student, isShown, onEdit, onDelete }: StudentRowProps) {
  const intl = useIntl();
  const name = intl.formatMessage(bookingMessages.person, student);
  const which = <span className="visually-hidden"> {name}</span>;
  return (
    <Row onEnter={onEdit}>
      <RowHeader elastic>
        <Link className={styles.name} to={consolePathTo.student(student.id)} title={name}>
          {name}
        </Link>
      </RowHeader>
      {isShown('email') && (
        <DataCell label={intl.formatMessage(personMessages.email)} title={student.email}>
          {student.email}
        </DataCell>
      )}
      {isShown('phone') && (
        <DataCell label={intl.formatMessage(personMessages.phone)}>
          <OrNone>{student.phone && phoneText(student.phone)}</OrNone>
        </DataCell>
      )}
      {isShown('company') && (
        <DataCell
          label={intl.formatMessage(personMessages.companyName)}
          elastic
          title={student.companyName ?? ''}
        >
          <OrNone>{student.companyName}</OrNone>
        </DataCell>
      )}
      {isShown('emergency') && (
        <DataCell
          label={intl.formatMessage(messages.emergencyContact)}
          room="wide"
          title={emergencyContactText(student)}
        >
          <OrNone>
            {student.emergencyContactName && (
              <>
                <span className={styles.contact}>{student.emergencyContactName}</span>{' '}
                <span className={`${styles.contact} ${styles.quiet}`}>
                  {phoneText(student.emergencyContactPhone)}
                </span>
              </>
            )}
          </OrNone>
        </DataCell>
      )}
      <ActionsCell>
        <ActionButton data-leaves="" onAct={onEdit}>
          <FormattedMessage {...messages.edit} />
          {which}
        </ActionButton>
        <ActionButton isDanger onAct={onDelete}>
          <FormattedMessage {...messages.delete} />
          {which}
        </ActionButton>
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
