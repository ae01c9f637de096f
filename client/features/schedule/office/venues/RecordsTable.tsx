import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';

import { Button } from '../../../../ui/elements/Button';
import { classWordMessages } from '../../../../ui/office/texts/class-words.messages';
import { Menu } from '../../../../ui/office/overlays/Menu';
import { Table, type Column } from '../../../../ui/office/lists/Table';
import listPage from '../../../../ui/office/lists/ListPage.module.css';
import { wordMessages } from '../../../../ui/office/texts/console-words.messages';
import { fieldMessages } from '../../../../ui/office/texts/fields.messages';
import { recordsMessages as messages } from './records.messages';
import type { OfficeRecord } from './use-record-changes';

interface RecordsTableProps<Kept extends OfficeRecord> {
  caption: MessageDescriptor;
  /** Displayed instead of rows. */
  empty: MessageDescriptor;
  /** Between the name and the upcoming classes. */
  columns: readonly Column<Kept>[];
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
  const text = ({ cell, ...column }: Column<Kept>): Column<Kept> => ({
    ...column,
    cell: (record) => <span className={listPage.text}>{cell(record)}</span>,
  });
  return (
    <Table
      caption={<FormattedMessage {...caption} />}
      items={records}
      empty={<FormattedMessage {...empty} />}
      row={(record) => ({ onEnter: () => onEdit(record) })}
      columns={[
        {
          label: fieldMessages.name,
          cell: ({ name }) => <span className={listPage.name}>{name}</span>,
        },
        ...columns.map(text),
        {
          label: classWordMessages.upcoming,
          isNumber: true,
          cell: ({ comingClasses }) => intl.formatNumber(comingClasses),
        },
        {
          label: wordMessages.actions,
          isActions: true,
          cell: (record) => (
            <>
              <Button size="small" data-leaves onClick={() => onEdit(record)}>
                <span>
                  <FormattedMessage {...wordMessages.edit} />
                  <span className="visually-hidden"> {record.name}</span>
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
                    label: intl.formatMessage(wordMessages.delete),
                    isDanger: true,
                    onChoose: () => onDelete(record),
                  },
                ]}
              />
            </>
          ),
        },
      ]}
    />
  );
}
