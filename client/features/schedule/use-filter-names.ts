import { useIntl } from 'react-intl';

import { localized, type LocalizedText } from '../../i18n/localized';
import { useLocale } from '../../i18n/use-locale';
import type { Language } from '../../schema/language.generated';
import { classMessages } from '../../ui/classes/class.messages';
import { languageMessages } from '../../ui/classes/language.messages';
import { boardMessages } from './board.messages';
import type { BoardFilterName, BoardFilters } from './board-filters';
import type { ClassCard_classFragment } from './ClassCard.generated';

type BoardClass = Pick<ClassCard_classFragment, 'classTypeId' | 'name' | 'nameEs'>;

/** The names of filter values: the name of a class type, the messages of a category or language. */
export function useFilterNames(classes: readonly BoardClass[]) {
  const intl = useIntl();
  const { language } = useLocale();
  const own = (text: string): LocalizedText => ({ text, lang: language });

  const typeName = (classTypeId: string): LocalizedText => {
    const type = classes.find((each) => each.classTypeId === classTypeId);
    // An old link may refer to a class type without classes.
    return type
      ? localized(type.name, type.nameEs, language)
      : own(intl.formatMessage(boardMessages.noDatesNow));
  };
  const teachingName = (teaching: Language): LocalizedText =>
    own(intl.formatMessage(languageMessages[teaching]));

  /** Undefined for a filter that is not set. */
  const nameOf = (name: BoardFilterName, filters: BoardFilters): LocalizedText | undefined => {
    const { category, classTypeId, city, teaching } = filters;
    if (name === 'category') return category && own(intl.formatMessage(classMessages[category]));
    if (name === 'classTypeId') return classTypeId === undefined ? undefined : typeName(classTypeId);
    if (name === 'city') return city === undefined ? undefined : own(city);
    return teaching && teachingName(teaching);
  };
  return { typeName, teachingName, nameOf };
}
