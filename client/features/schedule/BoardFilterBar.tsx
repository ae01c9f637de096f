import { FormattedMessage, useIntl } from 'react-intl';

import { languageValues } from '../../schema/language.generated';
import { classMessages } from '../../ui/class.messages';
import { Shape } from '../../ui/Shape';
import {
  categoriesOnBoard,
  choicesOf,
  countMatching,
  differInLanguage,
  type BoardFilters,
} from './board-filters';
import { boardMessages } from './board.messages';
import styles from './BoardFilterBar.module.css';
import type { ClassCard_classFragment } from './ClassCard.generated';
import { FilterRow } from './FilterRow';
import { useFilterNames } from './use-filter-names';

interface BoardFilterBarProps {
  /** All that is loaded, unfiltered: the choices come from it. */
  classes: readonly ClassCard_classFragment[];
  filters: BoardFilters;
  onChange: (change: BoardFilters) => void;
}

/** Category, class type, city and language of instruction. Each choice says how many classes it would show. */
export function BoardFilterBar({ classes, filters, onChange }: BoardFilterBarProps) {
  const intl = useIntl();
  const { typeName, teachingName } = useFilterNames(classes);
  const count = (change: BoardFilters) => countMatching(classes, { ...filters, ...change });
  return (
    <div className={styles.bar}>
      <div
        className={styles.row}
        role="group"
        aria-label={intl.formatMessage(boardMessages.filterByCategory)}
      >
        {[undefined, ...categoriesOnBoard(classes)].map((category) => (
          <button
            key={category ?? 'all'}
            type="button"
            className={`${styles.choice} ${styles.grows}`}
            aria-pressed={filters.category === category}
            onClick={() => onChange({ category })}
          >
            {category && <Shape name={category} className={styles.shape} />}
            <FormattedMessage {...(category ? classMessages[category] : boardMessages.all)} />{' '}
            <span className={styles.count}>{count({ category })}</span>
          </button>
        ))}
      </div>
      <FilterRow
        name="type"
        legend={intl.formatMessage(boardMessages.filterByType)}
        all={intl.formatMessage(boardMessages.anyType)}
        choices={choicesOf('classTypeId', classes, filters)?.map((classTypeId) => ({
          value: classTypeId,
          label: typeName(classTypeId),
          count: count({ classTypeId }),
        }))}
        chosen={filters.classTypeId}
        onChange={(classTypeId) => onChange({ classTypeId })}
      />
      <FilterRow
        name="city"
        legend={intl.formatMessage(boardMessages.filterByCity)}
        all={intl.formatMessage(boardMessages.anyCity)}
        choices={choicesOf('city', classes, filters)?.map((city) => ({
          value: city,
          label: { text: city, lang: undefined },
          count: count({ city }),
        }))}
        chosen={filters.city}
        onChange={(city) => onChange({ city })}
      />
      <FilterRow
        name="teaching"
        legend={intl.formatMessage(boardMessages.filterByLanguage)}
        all={intl.formatMessage(boardMessages.anyLanguage)}
        choices={
          differInLanguage(classes) || filters.teaching
            ? languageValues.map((teaching) => ({
                value: teaching,
                label: teachingName(teaching),
                count: count({ teaching }),
              }))
            : undefined
        }
        chosen={filters.teaching}
        onChange={(teaching) => onChange({ teaching })}
      />
    </div>
  );
}
