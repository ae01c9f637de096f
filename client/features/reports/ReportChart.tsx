import { FormattedMessage, useIntl } from 'react-intl';

import type { ReportColumnKind } from '../../graphql/schema.generated';
import { roundUpMax, ticksUpTo } from './chart-scale';
import styles from './ReportChart.module.css';
import { useCellText } from './report-cells';
import { reportMessages as messages } from './report.messages';

interface ReportChartProps {
  /** The names of what is measured and what it is grouped by. */
  value: string;
  label: string;
  kind: ReportColumnKind;
  bars: readonly { label: string; value: string }[];
}

const maxBars = 36;
const barHeight = 18;

/** A horizontal bar for each row with its label and value, and an axis with name and unit. */
export function ReportChart({ value: measure, label: group, kind, bars }: ReportChartProps) {
  const intl = useIntl();
  const text = useCellText();
  const shown = bars.slice(0, maxBars);
  const max = Math.max(...shown.map(({ value }) => Number(value)), 0);
  if (max <= 0) return null;
  // Money is in cents: its axis ends at round dollars.
  const end = kind === 'money' ? roundUpMax(max / 100) * 100 : roundUpMax(max);
  const name = intl.formatMessage(messages.chart, { value: measure, label: withinSentence(group) });
  const unit = messages.units[kind === 'money' || kind === 'percent' ? kind : 'number'];
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.name}>
        {name} <span className={styles.unit}>({intl.formatMessage(unit)})</span>
      </figcaption>
      <div role="img" aria-label={name} className={styles.chart}>
        <p className={`${styles.row} ${styles.axis}`}>
          <span>{group}</span>
          <span className={styles.ticks}>
            {ticksUpTo(end, kind === 'number').map((tick) => (
              <span key={tick}>{text(String(tick), kind)}</span>
            ))}
          </span>
        </p>
        {shown.map(({ label, value }, index) => (
          // Labels may repeat, and the order is fixed.
          <div key={index} className={styles.row}>
            <span className={styles.label}>{label}</span>
            <svg className={styles.line} height={barHeight}>
              <rect
                width={`${String(Math.max(0, (Number(value) / end) * 100))}%`}
                height={barHeight}
                className={styles.bar}
              />
            </svg>
            <span className={styles.value}>{text(value, kind)}</span>
          </div>
        ))}
      </div>
      {bars.length > maxBars && (
        <p className={styles.caption}>
          <FormattedMessage {...messages.chartPart} values={{ count: maxBars, total: bars.length }} />
        </p>
      )}
    </figure>
  );
}

/** A heading within a sentence: lower case, unless it is an abbreviation. */
const withinSentence = (heading: string) =>
  heading.replace(/^\p{Lu}(?!\p{Lu})/u, (first) => first.toLowerCase());
