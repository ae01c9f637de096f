import type { ReactNode } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';

import { Button } from '../../../ui/Button';
import { Menu } from '../../../ui/office/Menu';
import { ActionsCell, DataCell, HeadCell, Row, RowHeader, Table, WideRow } from '../../../ui/office/Table';
import listPage from '../../../ui/office/ListPage.module.css';
import { recordsMessages as messages } from './records.messages';
import type { OfficeRecord } from './use-record-changes';

export interface RecordColumn<Kept> {
  heading: MessageDescriptor;
  cell: (record: Kept) => ReactNode;
}

interface RecordsTableProps<Kept extends OfficeRecord> {
  caption: MessageDescriptor;
  /** Displayed instead of rows. */
  empty: MessageDescriptor;
  /** Between the name and the upcoming classes. */
  columns: readonly RecordColumn<Kept>[];
  records: readonly Kept[];
  onEdit: (record: Kept) => void;
  onArchive: (record: Kept) => void;
  onRestore: (record: Kept) => void;
  onDelete: (record: Kept) => void;
}

export function RecordsTable<Kept extends OfficeRecord>({
  caption,
  empty,
  columns,
  records,
  onEdit,
  onArchive,
  onRestore,
  onDelete,
}: RecordsTableProps<Kept>) {
  const intl = useIntl();
  const headings: readonly MessageDescriptor[] = [
    messages.name,
    ...columns.map(({ heading }) => heading),
    messages.comingClasses,
    messages.actions,
  ];
  return (
    <Table
      caption={<FormattedMessage {...caption} />}
      head={headings.map((heading) => (
        <HeadCell key={heading.id}>
          <FormattedMessage {...heading} />
        </HeadCell>
      ))}
    >
      {records.length === 0 && (
        <WideRow columns={headings.length}>
          <FormattedMessage {...empty} />
        </WideRow>
      )}
      {records.map((record) => (
        <Row key={record.id} onEnter={() => onEdit(record)}>
          <RowHeader>
            <span className={listPage.name}>{record.name}</span>
          </RowHeader>
          {columns.map(({ heading, cell }) => (
            <DataCell key={heading.id} label={intl.formatMessage(heading)}>
              <span className={listPage.text}>{cell(record)}</span>
            </DataCell>
          ))}
          <DataCell label={intl.formatMessage(messages.comingClasses)}>
            <span className="tabular">{intl.formatNumber(record.comingClasses)}</span>
          </DataCell>
          <ActionsCell>
            <Button size="small" data-leaves onClick={() => onEdit(record)}>
              <span>
                <FormattedMessage {...messages.edit} />
                <span className="visually-hidden">
                  {' '}
                  <FormattedMessage {...messages.ofRecord} values={{ name: record.name }} />
                </span>
              </span>
            </Button>
            <Menu
              label={<FormattedMessage {...messages.more} values={{ name: record.name }} />}
              items={[
                record.archivedAt === null
                  ? {
                      key: 'archive',
                      label: intl.formatMessage(messages.archive),
                      onChoose: () => onArchive(record),
                    }
                  : {
                      key: 'restore',
                      label: intl.formatMessage(messages.restore),
                      onChoose: () => onRestore(record),
                    },
                {
                  key: 'delete',
                  label: intl.formatMessage(messages.delete),
                  isDanger: true,
                  onChoose: () => onDelete(record),
                },
              ]}
            />
          </ActionsCell>
        </Row>
      ))}
    </Table>
  );
}
