import { FormattedMessage } from 'react-intl';

import type { ReportColumnKind } from '../../graphql/schema.generated';
import styles from './ReportChart.module.css';
import { useCellText } from './report-cells';
import { reportMessages as messages } from './report.messages';

interface ReportChartProps {
  /** Says what is drawn; the numbers themselves are in the table. */
  name: string;
  kind: ReportColumnKind;
  bars: readonly { label: string; value: string }[];
}

const mostBars = 24;
/** Of the width: the longest bar leaves room for its own value. */
const longest = 60;
const barHeight = 22;

/** One horizontal bar a row, each with its label above and its value beside it. */
export function ReportChart({ name, kind, bars }: ReportChartProps) {
  const text = useCellText();
  const shown = bars.slice(0, mostBars);
  const most = Math.max(...shown.map(({ value }) => Number(value)), 0);
  if (most <= 0) return null;
  return (
    <figure className={styles.figure}>
      <div role="img" aria-label={name} className={styles.chart}>
        {shown.map(({ label, value }, index) => {
          const length = `${String(Math.max(0.5, (Number(value) / most) * longest))}%`;
          return (
            // Two may have the same label, and they stay where they are.
            <div key={index} className={styles.row}>
              {label}
              {/* Without a viewBox: the words are as large as those around them on any screen. */}
              <svg className={styles.line} height={barHeight}>
                <rect width={length} height={barHeight} className={styles.bar} />
                <text x={length} dx={8} y={16} className={styles.value}>
                  {text(value, kind)}
                </text>
              </svg>
            </div>
          );
        })}
      </div>
      {bars.length > mostBars && (
        <figcaption className={styles.caption}>
          <FormattedMessage {...messages.chartPart} values={{ count: mostBars, total: bars.length }} />
        </figcaption>
      )}
    </figure>
  );
}
