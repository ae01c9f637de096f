import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { useLocale } from '../../i18n/use-locale';
import { Button } from '../../ui/elements/Button';
import { SelectField } from '../../ui/forms/SelectField';
import { EmailText } from '../../ui/office/contact/EmailText';
import { Table } from '../../ui/office/lists/Table';
import { wordMessages } from '../../ui/office/texts/console-words.messages';
import type { ReportRows } from './report';
import { isNumeric, sortedRows, sumOf, useCellText, type SortedBy } from './report-cells';
import { reportMessages as messages } from './report.messages';
import styles from './Reports.module.css';

/** The rows of a report, sortable by column: by the headers, or by a select on narrow screens. */
export function ResultTable({ name, result }: { name: string; result: ReportRows }) {
  const { columns, rows, hasMore } = result;
  const intl = useIntl();
  const { language } = useLocale();
  const text = useCellText();
  const [sorted, setSorted] = useState<SortedBy>();
  const kind = sorted && columns[sorted.column]?.kind;
  const shown = sorted && kind ? sortedRows(rows, kind, sorted, language) : rows;
  // Rows of a report have no id and do not change.
  const items = shown.map((row, index) => ({ ...row, id: String(index) }));
  const hasTotals = rows.length > 1 && columns.some(({ isSummed }) => isSummed);
  const sortBy = (column: number) =>
    setSorted((now) => ({
      column,
      direction: now?.column === column && now.direction === 'ascending' ? 'descending' : 'ascending',
    }));
  return (
    <>
      <div className={styles.sorting}>
        <SelectField
          id="answer-sort"
          label={intl.formatMessage(wordMessages.sortBy)}
          prompt={intl.formatMessage(messages.ownOrder)}
          options={columns.map(({ label }, column) => ({ value: String(column), label }))}
          value={sorted ? String(sorted.column) : ''}
          onChange={({ target: { value } }) =>
            setSorted(value === '' ? undefined : { column: Number(value), direction: 'ascending' })
          }
        />
        {sorted && (
          <Button size="small" onClick={() => sortBy(sorted.column)}>
            <FormattedMessage {...messages.reverse} />
          </Button>
        )}
      </div>
      <div className={styles.scroll}>
        <Table
          caption={name}
          items={items}
          order={sorted && { sort: String(sorted.column), direction: sorted.direction }}
          onSort={({ sort }) => sortBy(Number(sort))}
          columns={columns.map(({ key, label, kind: each, isSummed }, column) => ({
            name: key,
            label,
            sort: String(column),
            isNumber: isNumeric(each),
            cell: ({ cells }: (typeof items)[number]) => {
              const cellValue = text(cells[column] ?? null, each, key);
              return (
                <span className={classNameOf(cellValue, each)}>
                  <EmailText>{cellValue}</EmailText>
                </span>
              );
            },
            total:
              hasTotals &&
              (column === 0 ? (
                <>
                  <FormattedMessage {...messages.total} values={{ isPart: hasMore ? 'yes' : 'no' }} />
                  {isSummed && `: ${text(sumOf(rows, column), each)}`}
                </>
              ) : (
                isSummed && text(sumOf(rows, column), each)
              )),
          }))}
        />
      </div>
    </>
  );
}

/** Characters: a phone number, an amount, a date or a few words. */
const maxShortLength = 16;

/** Short words may wrap, so that the last column is not cut off; numbers and dates may not. */
function classNameOf(cellValue: string, kind: ReportRows['columns'][number]['kind']): string | undefined {
  if (cellValue.length > maxShortLength) return kind === 'dateTime' ? styles.moment : styles.long;
  return kind === 'text' && /\p{L}/u.test(cellValue) ? styles.words : styles.short;
}
