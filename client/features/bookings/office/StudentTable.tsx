import { useCallback, type ReactNode } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';

import { SelectField } from '../../../ui/SelectField';
import { Table } from '../../../ui/office/Table';
import { useColumns } from '../../../ui/office/use-columns';
import { studentFilePath } from './booking-file';
import type { ListPage } from '../../../ui/office/list-page';
import { ListFrame } from './ListFrame';
import { personMessages } from './office-person.messages';
import { studentMessages as messages } from './office-students.messages';
import panel from './BookingsPanel.module.css';
import { SearchField } from '../../../ui/office/SearchField';
import { studentOrderOf, type useStudentUrlState } from './student-url-state';
import type { OfficeStudentFragment } from './Students.generated';
import { useStudentColumns } from './use-student-columns';

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
  const { shown, choices, toggle } = useColumns('students', useStudentColumns(onEdit, onDelete));
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
      columns={choices}
      onToggleColumn={toggle}
      file={{ path: studentFilePath(filter, order), name: 'students.csv' }}
      onFailed={onFailed}
    >
      <Table
        caption={<FormattedMessage {...heading} />}
        dense
        columns={shown}
        items={list.rows ?? []}
        empty={<FormattedMessage {...messages.none} />}
        row={(student) => ({ onEnter: () => onEdit(student) })}
        order={order}
        onSort={sortBy}
      />
    </ListFrame>
  );
}
