import { localized } from '../../i18n/localized';
import { categoryValues, type Category } from '../../schema/category.generated';
import { languageValues, type Language } from '../../schema/language.generated';
import type { ClassCard_classFragment } from './ClassCard.generated';

type BoardClass = Pick<
  ClassCard_classFragment,
  'category' | 'language' | 'classTypeId' | 'name' | 'nameEs'
> & {
  address: Pick<ClassCard_classFragment['address'], 'city'>;
};

/** The filters of the board. In the address, so that they can be shared and undone with Back. */
export interface BoardFilters {
  category?: Category | undefined;
  classTypeId?: string | undefined;
  city?: string | undefined;
  /** The language of instruction; a bilingual class matches both. */
  teaching?: Language | undefined;
}

export type BoardFilterName = keyof BoardFilters;

const parameters: Readonly<Record<BoardFilterName, string>> = {
  category: 'category',
  classTypeId: 'type',
  city: 'city',
  teaching: 'teaching',
};

const filterNames = ['category', 'classTypeId', 'city', 'teaching'] as const satisfies BoardFilterName[];

/** No filters: the whole board. */
export const noFilters: BoardFilters = Object.fromEntries(filterNames.map((name) => [name, undefined]));

/** Parses `?category=&type=&city=&teaching=`; invalid values are ignored. */
export function filtersOfUrl(params: URLSearchParams): BoardFilters {
  return {
    category: categoryValues.find((category) => category === params.get(parameters.category)),
    classTypeId: params.get(parameters.classTypeId) || undefined,
    city: params.get(parameters.city) || undefined,
    teaching: languageValues.find((language) => language === params.get(parameters.teaching)),
  };
}

/** The URL with these filters; other parameters are kept. */
export function urlWithFilters(params: URLSearchParams, filters: BoardFilters): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of filterNames) {
    const value = filters[name];
    if (value === undefined) next.delete(parameters[name]);
    else next.set(parameters[name], value);
  }
  return next;
}

const wholeBoard = { name: 'show', value: 'all' } as const;

/** `?show=all`: all classes at once, for links without scripts. */
export function showsWholeBoard(params: URLSearchParams): boolean {
  return params.get(wholeBoard.name) === wholeBoard.value;
}

export function wholeBoardUrl(params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params);
  next.set(wholeBoard.name, wholeBoard.value);
  return next;
}

/** The parameters that the board reads, in a fixed order; all others display the same board. */
export function boardParameters(params: URLSearchParams): URLSearchParams {
  const read = urlWithFilters(new URLSearchParams(), filtersOfUrl(params));
  return showsWholeBoard(params) ? wholeBoardUrl(read) : read;
}

export function chosenFilters(filters: BoardFilters): BoardFilterName[] {
  return filterNames.filter((name) => filters[name] !== undefined);
}

export function isFiltered(filters: BoardFilters): boolean {
  return chosenFilters(filters).length > 0;
}

export function matchesFilters(
  each: BoardClass,
  { category, classTypeId, city, teaching }: BoardFilters,
): boolean {
  if (category !== undefined && each.category !== category) return false;
  if (classTypeId !== undefined && each.classTypeId !== classTypeId) return false;
  if (city !== undefined && each.address.city !== city) return false;
  return teaching === undefined || each.language === teaching || each.language === 'bilingual';
}

/** The number of classes that match the filters. */
export function countMatching(classes: readonly BoardClass[], filters: BoardFilters): number {
  return classes.filter((each) => matchesFilters(each, filters)).length;
}

/** The categories on the board, in an order that does not depend on the dates. */
export function categoriesOnBoard(classes: readonly BoardClass[]): Category[] {
  return categoryValues.filter((category) => classes.some((each) => each.category === category));
}

/** The values of a filter on the whole board, by descending number of classes, then by displayed name. */
function valuesByFrequency(
  classes: readonly BoardClass[],
  visitorLanguage: Language,
  valueOf: (each: BoardClass) => string,
  nameOf = valueOf,
): readonly string[] {
  const found = new Map<string, { name: string; count: number }>();
  for (const each of classes) {
    const count = (found.get(valueOf(each))?.count ?? 0) + 1;
    found.set(valueOf(each), { name: nameOf(each), count });
  }
  return [...found]
    .toSorted(
      ([, one], [, other]) => other.count - one.count || one.name.localeCompare(other.name, visitorLanguage),
    )
    .map(([value]) => value);
}

/**
 * The choices of a filter, given the others: values with matching classes, and the current one. Undefined if all
 * classes have the same value.
 */
export function choicesOf(
  name: 'classTypeId' | 'city',
  classes: readonly BoardClass[],
  filters: BoardFilters,
  visitorLanguage: Language,
): readonly string[] | undefined {
  const chosen = filters[name];
  const onBoard =
    name === 'city'
      ? valuesByFrequency(classes, visitorLanguage, (each) => each.address.city)
      : valuesByFrequency(
          classes,
          visitorLanguage,
          (each) => each.classTypeId,
          (each) => localized(each.name, each.nameEs, visitorLanguage).text,
        );
  if (onBoard.length < 2 && chosen === undefined) return undefined;
  const all = chosen === undefined || onBoard.includes(chosen) ? onBoard : [...onBoard, chosen];
  return all.filter((value) => value === chosen || countMatching(classes, { ...filters, [name]: value }) > 0);
}

/** Whether the language filter would have an effect. */
export function differInLanguage(classes: readonly BoardClass[]): boolean {
  return languageValues.some((teaching) => classes.some((each) => !matchesFilters(each, { teaching })));
}
