const MONTHS = [
  ['january', 'enero'],
  ['february', 'febrero'],
  ['march', 'marzo'],
  ['april', 'abril'],
  ['may', 'mayo'],
  ['june', 'junio'],
  ['july', 'julio'],
  ['august', 'agosto'],
  ['september', 'septiembre', 'setiembre'],
  ['october', 'octubre'],
  ['november', 'noviembre'],
  ['december', 'diciembre'],
];
/** In the plural, which begins with the singular. */
const WEEKDAYS = [
  ['sundays', 'domingos'],
  ['mondays', 'lunes'],
  ['tuesdays', 'martes'],
  ['wednesdays', 'miercoles'],
  ['thursdays', 'jueves'],
  ['fridays', 'viernes'],
  ['saturdays', 'sabados'],
];
/** 'Ma' is ambiguous: March or May. */
const SHORTEST_NAME = 3;

/** 1 to 12, by the folded beginning of its name in either language. */
export function monthOf(name: string): number | undefined {
  const index = indexIn(MONTHS, name);
  return index < 0 ? undefined : index + 1;
}

/** 0 (Sunday) to 6, by the folded beginning of its name in either language. */
export function weekdayOf(name: string): number | undefined {
  const index = indexIn(WEEKDAYS, name);
  return index < 0 ? undefined : index;
}

function indexIn(list: readonly (readonly string[])[], name: string): number {
  if (name.length < SHORTEST_NAME) return -1;
  return list.findIndex((names) => names.some((each) => each.startsWith(name)));
}
