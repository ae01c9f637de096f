import { FormattedMessage, useIntl } from 'react-intl';

import { languageName } from '../../i18n/language';
import { languageValues } from '../../schema/language.generated';
import { classMessages } from '../../ui/class.messages';
import { Shape } from '../../ui/Shape';
import { categoriesOnBoard, countMatching, differInLanguage, type BoardFilters } from './board-filters';
import styles from './BoardFilterBar.module.css';
import type { ClassCard_classFragment } from './ClassCard.generated';
import { scheduleMessages } from './schedule.messages';

interface BoardFilterBarProps {
  /** All that is loaded, unfiltered: the buttons come from it. */
  classes: readonly ClassCard_classFragment[];
  filters: BoardFilters;
  onChange: (change: BoardFilters) => void;
}

/** Category and language of instruction, as joined cells. Each button says how many classes it would show. */
export function BoardFilterBar({ classes, filters, onChange }: BoardFilterBarProps) {
  const intl = useIntl();
  return (
    <div className={styles.bar}>
      <div
        className={styles.group}
        role="group"
        aria-label={intl.formatMessage(scheduleMessages.filterByCategory)}
      >
        {[undefined, ...categoriesOnBoard(classes)].map((category) => (
          <button
            key={category ?? 'all'}
            type="button"
            className={styles.filter}
            aria-pressed={filters.category === category}
            onClick={() => onChange({ category })}
          >
            {category && <Shape name={category} className={styles.shape} />}
            <FormattedMessage {...(category ? classMessages[category] : scheduleMessages.all)} />{' '}
            <span className={styles.count}>{countMatching(classes, { ...filters, category })}</span>
          </button>
        ))}
      </div>
      {(differInLanguage(classes) || filters.teaching) && (
        // Radio buttons: a second button called 'Español' beside the language toggle's would be a trap.
        <fieldset className={styles.teaching}>
          <legend className={styles.label}>
            <FormattedMessage {...scheduleMessages.filterByLanguage} />
          </legend>
          <div className={styles.group}>
            {[undefined, ...languageValues].map((teaching) => (
              <label key={teaching ?? 'any'} className={styles.filter} lang={teaching}>
                <input
                  className={styles.radio}
                  type="radio"
                  name="teaching"
                  checked={filters.teaching === teaching}
                  onChange={() => onChange({ teaching })}
                />
                {teaching ? languageName[teaching] : <FormattedMessage {...scheduleMessages.anyLanguage} />}
              </label>
            ))}
          </div>
        </fieldset>
      )}
    </div>
  );
}
