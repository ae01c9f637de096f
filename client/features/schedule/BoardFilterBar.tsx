import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';

import type { LocalizedText } from '../../i18n/localized';
import { useLocale } from '../../i18n/use-locale';
import { languageValues } from '../../schema/language.generated';
import { classMessages } from '../../ui/classes/class.messages';
import disclosure from '../../ui/elements/Disclosure.module.css';
import { ChevronDown } from '../../ui/icons/site-icons';
import { Shape } from '../../ui/elements/Shape';
import {
  categoriesOnBoard,
  choicesOf,
  countMatching,
  differInLanguage,
  isFiltered,
  type BoardFilterName,
  type BoardFilters,
} from './board-filters';
import { boardMessages } from './board.messages';
import styles from './BoardFilterBar.module.css';
import type { ClassCard_classFragment } from './ClassCard.generated';
import { FilterRow } from './FilterRow';
import type { FilterLink } from './use-board-filters';
import { useFilterNames } from './use-filter-names';

interface BoardFilterBarProps {
  /** All loaded classes, unfiltered: the choices are derived from them. */
  classes: readonly ClassCard_classFragment[];
  hasMore: boolean;
  /** All classes, including those not loaded. */
  total: number | undefined;
  filters: BoardFilters;
  linkTo: (change: BoardFilters) => FilterLink;
}

/** Category, language of instruction, class type and city, each choice with its number of classes if all are loaded. */
export function BoardFilterBar({ classes, hasMore, total, filters, linkTo }: BoardFilterBarProps) {
  const intl = useIntl();
  const { language } = useLocale();
  const { typeName, teachingName } = useFilterNames(classes);
  const types = choicesOf('classTypeId', classes, filters, language);
  const cities = choicesOf('city', classes, filters, language);

  const countOf = (name: BoardFilterName, value: string | undefined): number | undefined => {
    // Except for All, the choice without a filter has no count: it names the row.
    if (value === undefined && name !== 'category') return undefined;
    if (!hasMore) return countMatching(classes, { ...filters, [name]: value });
    return value === undefined && !isFiltered(filters) ? total : undefined;
  };
  const row = <Name extends BoardFilterName>(
    name: Name,
    legend: MessageDescriptor,
    every: MessageDescriptor,
    values: readonly NonNullable<BoardFilters[Name]>[] | undefined,
    labelOf: (value: NonNullable<BoardFilters[Name]>) => ReactNode,
  ) =>
    values && (
      <FilterRow
        wraps={name === 'category'}
        legend={intl.formatMessage(legend)}
        choices={[undefined, ...values].map((value) => ({
          value,
          label: value === undefined ? <FormattedMessage {...every} /> : labelOf(value),
          count: countOf(name, value),
          link: linkTo({ [name]: value }),
        }))}
        chosen={filters[name]}
      />
    );

  return (
    <div className={styles.bar}>
      {row(
        'category',
        boardMessages.filterByCategory,
        boardMessages.all,
        categoriesOnBoard(classes),
        (category) => (
          <>
            <Shape name={category} className={styles.shape} />
            <FormattedMessage {...classMessages[category]} />
          </>
        ),
      )}
      {row(
        'teaching',
        boardMessages.filterByLanguage,
        boardMessages.anyLanguage,
        differInLanguage(classes) || filters.teaching ? languageValues : undefined,
        (teaching) => (
          <Named {...teachingName(teaching)} />
        ),
      )}
      {(types ?? cities) && (
        <MoreFilters
          summary={
            types && cities
              ? boardMessages.filterByTypeAndCity
              : boardMessages[types ? 'filterByType' : 'filterByCity']
          }
          isNeeded={filters.classTypeId !== undefined || filters.city !== undefined}
        >
          {row('classTypeId', boardMessages.filterByType, boardMessages.anyType, types, (id) => (
            <Named {...typeName(id)} />
          ))}
          {row('city', boardMessages.filterByCity, boardMessages.anyCity, cities, (city) => (
            <span>{city}</span>
          ))}
        </MoreFilters>
      )}
    </div>
  );
}

interface MoreFiltersProps {
  summary: MessageDescriptor;
  /** One of the filters is chosen. */
  isNeeded: boolean;
  children: ReactNode;
}

/** On a phone the rows are behind a summary, to save space for the board; once needed, they stay open. */
function MoreFilters({ summary, isNeeded, children }: MoreFiltersProps) {
  const [wasNeeded, setWasNeeded] = useState(isNeeded);
  if (isNeeded && !wasNeeded) setWasNeeded(true);
  return (
    <details
      open={wasNeeded}
      className={`${styles.fullWidth} ${disclosure.details} ${disclosure.openWhenWide}`}
      // The visitor may have opened it before hydration.
      suppressHydrationWarning
    >
      <summary className={`${disclosure.summary} ${styles.choice} ${styles.toggle}`}>
        <FormattedMessage {...summary} />
        <ChevronDown className={disclosure.chevron} />
      </summary>
      <div className={styles.more}>{children}</div>
    </details>
  );
}

function Named({ text, lang }: LocalizedText) {
  return <span lang={lang}>{text}</span>;
}
