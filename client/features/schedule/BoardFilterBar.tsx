import type { ReactNode } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';

import type { LocalizedText } from '../../i18n/localized';
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
import { FilterRow, type FilterChoice } from './FilterRow';
import type { FilterLink } from './use-board-filters';
import { useFilterNames } from './use-filter-names';

interface BoardFilterBarProps {
  /** All loaded classes, unfiltered: the choices are derived from them. */
  classes: readonly ClassCard_classFragment[];
  filters: BoardFilters;
  linkTo: (change: BoardFilters) => FilterLink;
}

/** Category, class type, city and language of instruction, each choice with its number of classes. */
export function BoardFilterBar({ classes, filters, linkTo }: BoardFilterBarProps) {
  const intl = useIntl();
  const { typeName, teachingName } = useFilterNames(classes);
  const choice = (value: string | undefined, label: ReactNode, change: BoardFilters): FilterChoice => ({
    value,
    label,
    count: countMatching(classes, { ...filters, ...change }),
    link: linkTo(change),
  });
  /** The choice without a filter has no count: it names the row. */
  const every = (message: MessageDescriptor, change: BoardFilters): FilterChoice => ({
    value: undefined,
    label: <FormattedMessage {...message} />,
    link: linkTo(change),
  });
  const types = choicesOf('classTypeId', classes, filters);
  const cities = choicesOf('city', classes, filters);
  return (
    <div className={styles.bar}>
      <FilterRow
        wraps
        legend={intl.formatMessage(boardMessages.filterByCategory)}
        choices={[
          choice(undefined, <FormattedMessage {...boardMessages.all} />, { category: undefined }),
          ...categoriesOnBoard(classes).map((category) =>
            choice(
              category,
              <>
                <Shape name={category} className={styles.shape} />
                <FormattedMessage {...classMessages[category]} />
              </>,
              { category },
            ),
          ),
        ]}
        chosen={filters.category}
      />
      {types && (
        <FilterRow
          legend={intl.formatMessage(boardMessages.filterByType)}
          choices={[
            every(boardMessages.anyType, { classTypeId: undefined }),
            ...types.map((id) => choice(id, <Named {...typeName(id)} />, { classTypeId: id })),
          ]}
          chosen={filters.classTypeId}
        />
      )}
      {cities && (
        <FilterRow
          legend={intl.formatMessage(boardMessages.filterByCity)}
          choices={[
            every(boardMessages.anyCity, { city: undefined }),
            ...cities.map((city) => choice(city, <span>{city}</span>, { city })),
          ]}
          chosen={filters.city}
        />
      )}
      {(differInLanguage(classes) || filters.teaching) && (
        <FilterRow
          legend={intl.formatMessage(boardMessages.filterByLanguage)}
          choices={[
            every(boardMessages.anyLanguage, { teaching: undefined }),
            ...languageValues.map((teaching) =>
              choice(teaching, <Named {...teachingName(teaching)} />, { teaching }),
            ),
          ]}
          chosen={filters.teaching}
        />
      )}
    </div>
  );
}

function Named({ text, lang }: LocalizedText) {
  return <span lang={lang}>{text}</span>;
}
