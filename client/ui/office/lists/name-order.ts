import type { Language } from '../../../i18n/language';
import { localized } from '../../../i18n/localized';

/** Records by their names in the reader's language; the server orders them by their English names. */
export function inNameOrder<Named extends { name: string; nameEs: string | null }>(
  records: readonly Named[],
  language: Language,
): Named[] {
  const nameOf = ({ name, nameEs }: Named) => localized(name, nameEs, language).text;
  return records.toSorted((one, other) => nameOf(one).localeCompare(nameOf(other), language));
}
