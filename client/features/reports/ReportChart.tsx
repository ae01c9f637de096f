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
const barHeight = 22;
const rowHeight = 52;
const width = 420;

/** One horizontal bar a row, each with its label above and its value beside it. */
export function ReportChart({ name, kind, bars }: ReportChartProps) {
  const text = useCellText();
  const shown = bars.slice(0, mostBars);
  const most = Math.max(...shown.map(({ value }) => Number(value)), 0);
  if (most <= 0) return null;
  return (
    <figure className={styles.figure}>
      <svg
        role="img"
        aria-label={name}
        className={styles.chart}
        viewBox={`0 0 ${String(width)} ${String(shown.length * rowHeight)}`}
      >
        {shown.map(({ label, value }, index) => {
          // Two may have the same label, and they stay where they are. The longest one leaves room for its own value.
          const length = Math.max(2, (Number(value) / most) * (width - 110));
          const top = index * rowHeight;
          return (
            <g key={index}>
              <text x={0} y={top + 16} className={styles.label}>
                {label}
              </text>
              <rect x={0} y={top + 22} width={length} height={barHeight} className={styles.bar} />
              <text x={length + 8} y={top + 39} className={styles.value}>
                {text(value, kind)}
              </text>
            </g>
          );
        })}
      </svg>
      {bars.length > mostBars && (
        <figcaption className={styles.caption}>
          <FormattedMessage {...messages.chartPart} values={{ count: mostBars, total: bars.length }} />
        </figcaption>
      )}
    </figure>
  );
}
