import { useState } from 'react';
import { useIntl } from 'react-intl';

import { SelectField } from '../../../ui/forms/SelectField';
import type { ReportRows } from '../report';
import { isNumeric, useCellText } from '../report-cells';
import { ReportChart } from '../ReportChart';
import { resultMessages as messages } from './result.messages';
import styles from './ExplorerResult.module.css';

type Column = ReportRows['columns'][number];

/** Needs a column to measure and one to group by. */
export function canBeDrawn({ columns }: ReportRows): boolean {
  return measuresOf(columns).length > 0 && labelsOf(columns).length > 0;
}

const measuresOf = (columns: readonly Column[]) => columns.filter(({ kind }) => isNumeric(kind));
const labelsOf = (columns: readonly Column[]) => columns.filter(({ kind }) => !isNumeric(kind));

/** A chart of one column by another, both selectable. */
export function ResultChart({ result: { columns, rows } }: { result: ReportRows }) {
  const intl = useIntl();
  const text = useCellText();
  const [chosen, setChosen] = useState<{ measure?: string; label?: string }>({});
  const [measures, labels] = [measuresOf(columns), labelsOf(columns)];
  const measure = measures.find(({ key }) => key === chosen.measure) ?? measures[0];
  const label = labels.find(({ key }) => key === chosen.label) ?? labels[0];
  if (!measure || !label) return null;
  const optionsOf = (some: readonly Column[]) =>
    some.map((column) => ({ value: column.key, label: column.label }));
  const [measureAt, labelAt] = [columns.indexOf(measure), columns.indexOf(label)];
  return (
    <>
      <div className={styles.choices}>
        <SelectField
          id="answer-measure"
          label={intl.formatMessage(messages.measure)}
          options={optionsOf(measures)}
          value={measure.key}
          onChange={({ target }) => setChosen({ ...chosen, measure: target.value })}
        />
        <SelectField
          id="answer-label"
          label={intl.formatMessage(messages.by)}
          options={optionsOf(labels)}
          value={label.key}
          onChange={({ target }) => setChosen({ ...chosen, label: target.value })}
        />
      </div>
      <ReportChart
        value={measure.label}
        label={label.label}
        kind={measure.kind}
        bars={rows.map(({ cells }) => ({
          label: text(cells[labelAt] ?? null, label.kind),
          value: cells[measureAt] ?? '0',
        }))}
      />
    </>
  );
}
