import { useIntl } from 'react-intl';

import { categoryValues } from '../../schema/category.generated';
import { classMessages } from '../../ui/class.messages';
import { classTypeFormMessages, classTypeLabels } from './class-type-form.messages';
import { classTypeFields, valuesOf, type ClassTypeValues } from './class-type-values';
import type { OfficeClassTypeFragment } from './ClassTypesPage.generated';

/** What differs between two versions of a class type, in the words of its form. */
export function useChangeWords() {
  const intl = useIntl();
  const wordsOf = (field: keyof ClassTypeValues, value: string | boolean) => {
    if (typeof value === 'boolean')
      return intl.formatMessage(value ? classTypeFormMessages.yes : classTypeFormMessages.no);
    const category = categoryValues.find((each) => field === 'category' && each === value);
    return category ? intl.formatMessage(classMessages[category]) : value;
  };
  return (earlier: OfficeClassTypeFragment, later: OfficeClassTypeFragment) => {
    const [before, now] = [valuesOf(earlier), valuesOf(later)];
    return classTypeFields
      .filter((field) => before[field] !== now[field])
      .map((field) => ({
        label: intl.formatMessage(classTypeLabels[field]),
        before: wordsOf(field, before[field]),
        now: wordsOf(field, now[field]),
      }));
  };
}
