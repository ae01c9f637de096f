import { type ReactNode } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';

import { studentSortValues } from '../../../../schema/student-sort.generated';
import { Button } from '../../../../ui/elements/Button';
import { SelectField } from '../../../../ui/forms/SelectField';
import { Table } from '../../../../ui/office/lists/Table';
import { wordMessages } from '../../../../ui/office/texts/console-words.messages';
import { pageNameMessages } from '../../../../ui/office/texts/page-names.messages';
import { useColumns } from '../../../../ui/office/lists/use-columns';
import { listFilePath } from '../booking-file';
import type { ListPage } from '../../../../ui/office/lists/list-page';
import { orderOf, orderText } from '../../../../ui/office/lists/list-url-state';
import type { ListUrlState } from '../../../../ui/office/lists/url-filters';
import { ListFrame } from '../ListFrame';
import { personMessages } from '../person/office-person.messages';
import { studentMessages as messages } from './office-students.messages';
import panel from '../ListPanel.module.css';
import { SearchField } from '../../../../ui/office/lists/SearchField';
import type { StudentFilters } from './student-filters';
import type { OfficeStudentFragment } from './Students.generated';
import { useStudentColumns } from './use-student-columns';

interface StudentTableProps {
  /** The heading of the list. */
  heading?: MessageDescriptor;
  list: ListPage<OfficeStudentFragment>;
  urlState: ListUrlState<StudentFilters>;
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

const searchId = 'student-search';

/** All students: search, order and pagination on the server. */
export function StudentTable({
  heading = pageNameMessages.students,
  list,
  urlState,
  onEdit,
  onDelete,
  onFailed,
  views,
}: StudentTableProps) {
  const intl = useIntl();
  const { filters, pageCursor, filter, goTo } = urlState;
  const { order } = filters;
  const { shown, choices, toggle } = useColumns('students', useStudentColumns(onEdit, onDelete));
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
              id={searchId}
              label={intl.formatMessage(messages.search)}
              value={filters.search ?? ''}
              onSearch={(search) => filter({ search })}
            />
            <SearchField
              id="student-company"
              label={intl.formatMessage(personMessages.companyName)}
              value={filters.companyName}
              onSearch={(companyName) => filter({ companyName })}
            />
            {/* On wide screens the table headers sort. */}
            <div className={panel.narrowOnly}>
              <SelectField
                id="student-sort"
                label={intl.formatMessage(wordMessages.sortBy)}
                options={orders.map(({ value, label }) => ({ value, label: intl.formatMessage(label) }))}
                value={orderText(order)}
                onChange={({ target }) => filter({ order: orderOf(target.value, studentSortValues, order) })}
              />
            </div>
          </div>
        </>
      }
      columns={choices}
      onToggleColumn={toggle}
      filePath={listFilePath('students', filters)}
      onFailed={onFailed}
    >
      <Table
        caption={<FormattedMessage {...heading} />}
        dense
        columns={shown}
        items={list.rows ?? []}
        empty={
          <NoStudents
            isFiltered={Boolean(filters.search) || filters.companyName !== ''}
            onClear={() => {
              filter({ search: '', companyName: '' });
              // The button is removed with the row.
              document.getElementById(searchId)?.focus();
            }}
          />
        }
        row={(student) => ({ onEnter: () => onEdit(student) })}
        order={order}
        onSort={(changed) => filter({ order: changed })}
      />
    </ListFrame>
  );
}

interface NoStudentsProps {
  isFiltered: boolean;
  onClear: () => void;
}

function NoStudents({ isFiltered, onClear }: NoStudentsProps) {
  return (
    <div className={panel.none}>
      <p>
        <FormattedMessage {...messages.none} />
      </p>
      <p>
        <FormattedMessage {...(isFiltered ? messages.searchFinds : messages.empty)} />
      </p>
      {isFiltered && (
        <Button size="small" onClick={onClear}>
          <FormattedMessage {...messages.clearSearch} />
        </Button>
      )}
    </div>
  );
}
