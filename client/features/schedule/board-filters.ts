import { categoryValues, type Category } from '../../schema/category.generated';
import { languageValues, type Language } from '../../schema/language.generated';
import type { ClassCard_classFragment } from './ClassCard.generated';

type BoardClass = Pick<ClassCard_classFragment, 'category' | 'language' | 'classTypeId'>;

/** What the visitor narrowed the board down to. Lives in the address, so that it can be shared and taken back. */
export interface BoardFilters {
  category?: Category | undefined;
  /** The language somebody wants to be taught in; a bilingual class serves both. */
  teaching?: Language | undefined;
  /** One class type: 'other dates of this class'. */
  classTypeId?: string | undefined;
}

/** Reads `?category=&teaching=&type=`; what is not one of ours counts as not there. */
export function filtersOfAddress(params: URLSearchParams): BoardFilters {
  return {
    category: categoryValues.find((category) => category === params.get('category')),
    teaching: languageValues.find((language) => language === params.get('teaching')),
    classTypeId: params.get('type') || undefined,
  };
}

/** The address with these filters; other parameters stay as they are. */
export function addressWithFilters(params: URLSearchParams, filters: BoardFilters): URLSearchParams {
  const next = new URLSearchParams(params);
  const put = (name: string, value: string | undefined) => {
    if (value === undefined) next.delete(name);
    else next.set(name, value);
  };
  put('category', filters.category);
  put('teaching', filters.teaching);
  put('type', filters.classTypeId);
  return next;
}

export function isFiltered({ category, teaching, classTypeId }: BoardFilters): boolean {
  return category !== undefined || teaching !== undefined || classTypeId !== undefined;
}

export function matchesFilters(each: BoardClass, { category, teaching, classTypeId }: BoardFilters): boolean {
  if (category !== undefined && each.category !== category) return false;
  if (classTypeId !== undefined && each.classTypeId !== classTypeId) return false;
  return teaching === undefined || each.language === teaching || each.language === 'bilingual';
}

/** The categories that are on the board, in an order that does not depend on the dates. */
export function categoriesOnBoard(classes: readonly BoardClass[]): Category[] {
  return categoryValues.filter((category) => classes.some((each) => each.category === category));
}

/** Whether choosing a language would change anything. */
export function differInLanguage(classes: readonly BoardClass[]): boolean {
  return languageValues.some((teaching) => classes.some((each) => !matchesFilters(each, { teaching })));
}

/** What a filter's button would show when it is pressed: its own filter replaced, the others kept. */
export function countMatching(classes: readonly BoardClass[], filters: BoardFilters): number {
  return classes.filter((each) => matchesFilters(each, filters)).length;
}
