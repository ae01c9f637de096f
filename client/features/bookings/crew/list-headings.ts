import type { PersonField } from './crew-people';

/** The content of a column; `skip` for data that is not used. */
export type Column = PersonField | 'fullName' | 'skip';

/** Without accents, dots and letter case. */
const HEADINGS: Readonly<Record<string, Column>> = {
  ...headings('firstName', [
    'first',
    'first name',
    'firstname',
    'given name',
    'middle name',
    'nombres',
    'primer nombre',
    'segundo nombre',
    'nombre(s)',
  ]),
  ...headings('lastName', [
    'last',
    'last name',
    'lastname',
    'surname',
    'family name',
    'apellido',
    'apellidos',
    'apellido(s)',
    'apellido paterno',
    'apellido materno',
    'primer apellido',
    'segundo apellido',
    'ap paterno',
    'ap materno',
    'a paterno',
    'a materno',
    'paterno',
    'materno',
  ]),
  ...headings('fullName', [
    'name',
    'full name',
    'employee',
    'worker',
    'attendee',
    'nombre',
    'nombre completo',
    'nombre y apellido',
    'nombre y apellidos',
    'trabajador',
    'empleado',
    'participante',
    'colaborador',
  ]),
  ...headings('email', [
    'email',
    'e-mail',
    'mail',
    'email address',
    'correo',
    'correo electronico',
    'direccion de correo',
  ]),
  ...headings('phone', [
    'phone',
    'mobile',
    'cell',
    'cell phone',
    'phone number',
    'cell number',
    'telefono',
    'celular',
    'movil',
    'tel',
    'cel',
    'whatsapp',
    'telefono celular',
    'numero celular',
    'numero de celular',
    'numero de telefono',
    'num de celular',
    'num de telefono',
    'no de celular',
    'no de telefono',
  ]),
  ...headings('language', ['language', 'idioma', 'lengua']),
  ...headings('emergencyContactName', [
    'emergency',
    'emergency contact',
    'emergency contact name',
    'emergencia',
    'contacto de emergencia',
    'contacto en emergencia',
    'nombre del contacto de emergencia',
  ]),
  ...headings('emergencyContactPhone', [
    'emergency phone',
    'emergency number',
    'emergency contact phone',
    'emergency contact number',
    'telefono de emergencia',
    'tel de emergencia',
    'cel de emergencia',
    'numero de emergencia',
    'telefono del contacto de emergencia',
  ]),
  ...headings('skip', ['#', 'no', 'n', 'num', 'numero', 'number', 'company', 'empresa', 'notes', 'notas']),
};

/** The content of a column with this heading; undefined if it is not a known one. */
export function columnOf(heading: string): Column | undefined {
  return HEADINGS[tidy(folded(heading).replaceAll('.', ' '))];
}

function headings(column: Column, words: readonly string[]): Record<string, Column> {
  return Object.fromEntries(words.map((word) => [word, column]));
}

export function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Lower case without accents. */
export function folded(text: string): string {
  return tidy(text).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/:$/, '');
}
