import type { PersonField } from '../crew-people';

/** What a text is: a field of a person, a whole name, the number of a line, or something that is not used. */
export type Kind = PersonField | 'fullName' | 'number' | 'unused';

/** What the words of headings mean, without accents and letter case. A heading has no other words. */
const MEANINGS = {
  emergency: /^(?:emergency|emergencias?)$/,
  email: /^(?:e?mails?|correos?|electronicos?)$/,
  phone: /^(?:(?:tele|cell)?phones?|mobile|cell?|tels?|telefonos?|celular(?:es)?|movil|whatsapp)$/,
  number: /^(?:#|n[oº]?|num|numeros?|numbers?)$/,
  language: /^(?:language|idioma|lengua)$/,
  other:
    /^(?:contact[os]?|company|employer|empresa|compania|notes?|notas?|address|direccion|supervisor|foreman|jefe|class|clase|trade|puesto|oficio)$/,
  full: /^(?:full|fullname|complete|completos?)$/,
  last: /^(?:last|lastname|family|surnames?|apellidos?|paterno|materno)$/,
  first: /^(?:first|firstname|given|middle|nombres)$/,
  ordinal: /^(?:primer|segundo)$/,
  nombre: /^nombre$/,
  person:
    /^(?:names?|people|personas?|personal|(?:employee|worker|attendee|student|participante?|member|empleado|asistente|alumno|estudiante|integrante|obrero)s?|(?:trabajador|colaborador)(?:es)?)$/,
  filler: /^(?:of|the|and|in|case|de|del|la|las|el|los|en|caso|y|e|s|a|ap|legal)$/,
};

type Meaning = keyof typeof MEANINGS;

const meanings = Object.entries(MEANINGS) as [Meaning, RegExp][];

/** The content of a column with this heading; undefined if it is not a known one. */
export function columnOf(heading: string): Kind | undefined {
  // Remarks as in 'Full name (as on ID)' are ignored, but not those as in 'Phone (emergency)'.
  return columnWith(heading) ?? columnWith(heading.replace(/\([^)]*\)/g, ' '));
}

function columnWith(heading: string): Kind | undefined {
  const words = folded(heading).match(/[\p{L}#]+/gu) ?? [];
  const found = words.map((word) => meanings.find(([, pattern]) => pattern.test(word))?.[0]);
  const has = (...wanted: readonly Meaning[]) => wanted.some((meaning) => found.includes(meaning));
  // Three digits in a row are data, as in 'Tel. 801-555-0142'.
  if (found.includes(undefined) || /\d{3}|:./.test(heading)) return undefined;
  if (has('emergency')) return has('phone', 'number') ? 'emergencyContactPhone' : 'emergencyContactName';
  if (has('email')) return 'email';
  if (has('phone')) return 'phone';
  if (has('language')) return 'language';
  if (has('other')) return 'unused';
  if (has('full')) return 'fullName';
  const isFirst = has('first') || (has('ordinal') && has('nombre'));
  if (has('last')) return isFirst || has('nombre') ? 'fullName' : 'lastName';
  if (isFirst) return 'firstName';
  if (has('nombre', 'person')) return 'fullName';
  return has('number') ? 'number' : undefined;
}

export function isNameColumn(column: Kind | undefined): boolean {
  return column === 'firstName' || column === 'lastName' || column === 'fullName';
}

/**
 * The kinds of the columns, if this is a heading row. In the top row of a list, whose other rows are `below`, the first
 * unknown heading with words below it is that of the names, if another one such as 'Phone' is known.
 */
export function columnsOf(cells: readonly string[], below?: readonly string[][]): Kind[] | undefined {
  if (cells.filter((cell) => cell.trim() !== '').length < 2) return undefined;
  const found = cells.map(columnOf);
  if (!found.some(isNameColumn)) {
    const isKnown = found.some(
      (column, at) => column && !['unused', 'number'].includes(column) && !cells[at]?.includes(':'),
    );
    if (!isKnown || !below) return undefined;
    const hasWords = (at: number) => below.some((row) => /^[^@]*\p{L}{2}[^@]*$/u.test(row[at] ?? ''));
    const name = cells.findIndex((cell, at) => /^[^\d@:]+$/.test(cell) && !found[at] && hasWords(at));
    if (name === -1) return undefined;
    found[name] = 'fullName';
  }
  // 'Nombre' beside 'Apellido' means the first name only.
  const hasLastName = found.includes('lastName');
  return found.map((column) => (column === 'fullName' && hasLastName ? 'firstName' : (column ?? 'unused')));
}

export function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Lower case without accents. */
export function folded(text: string): string {
  return tidy(text).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/:$/, '');
}
