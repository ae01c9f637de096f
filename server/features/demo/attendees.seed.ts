import type { Locale } from '../../platform/i18n/message.js';

export interface DemoAttendee {
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  companyName: string | null;
  emergencyContactName: string;
  emergencyContactPhone: string;
  textNotifications: boolean;
  language: Locale;
}

interface Names {
  first: readonly string[];
  last: readonly string[];
}

// With lists of 24 names each, a pair is repeated only after 24 × 24 people, because 24 + 1 and 24 are coprime.
const SPANISH: Names = {
  first: list(
    'María, José Luis, Guadalupe, Jesús, Verónica, Ramón, Rocío, Andrés, Lucía, Óscar, Yesenia, Héctor, Ana Sofía, Iván, Belén, Julián, Mónica, Raúl, Noemí, Tomás, Araceli, Efraín, Inés, Martín',
  ),
  last: list(
    'Hernández, García, Núñez, Martínez López, Peña, Rodríguez, Gutiérrez, Sánchez, Ibáñez, Vázquez, Ortega, Jiménez, Muñoz, Pérez Ríos, Castañeda, Fuentes, Domínguez, Ávila, Córdova, Salazar, Beltrán, Zúñiga, Medina, Quiñones',
  ),
};
const ENGLISH: Names = {
  first: list(
    'Tyler, Megan, Dallin, Brooke, Kyle, Shauna, Hunter, Kaylee, Travis, Jenna, Cody, Rachel, Spencer, Tanya, Wade, Chelsea, Marcus, Lindsay, Garrett, Denise, Trent, Heather, Colton, Paige',
  ),
  last: list(
    "Jensen, Christensen, Walker, O'Brien, Nielsen, Young, Tuilagi, Larsen, Barker, Begay, Whitaker, Sorensen, Hansen, Kimball, Tran, Mitchell, Fonoimoana, Cox, Anderson-Reed, Burton, Yazzie, McAllister, Peterson, Stokes",
  ),
};
const COMPANIES = [
  'Wasatch Grade & Pipe',
  'Copper Hill Framing',
  null,
  'Techos y Muros Salazar',
  'Bonneville Cold Storage',
  null,
  'Great Basin Environmental',
  'Construcciones Dos Ríos',
  'Pinyon Electric',
  null,
  'Sego Lily Landscaping',
];

/** Attendees who booked before with other data, whom the office finds as possible duplicates. */
const AGAIN: Readonly<Record<number, { asBefore: number; firstName: string; lastName: string }>> = {
  41: { asBefore: 1, firstName: 'Maria', lastName: 'Hernandez' },
  60: { asBefore: 0, firstName: 'Ty', lastName: 'Jensen' },
};
/** Area codes of Utah and the surrounding states. */
const AREA_CODES = ['801', '385', '435', '208', '307', '775', '702', '970', '602', '480', '928', '623'];

/**
 * The n-th fictional attendee, from 0. Deterministic, with a unique name for each n up to 1,151. Every second one uses
 * Spanish. Phone numbers are from the range reserved for fiction and unique except for `AGAIN`.
 */
export function demoAttendee(n: number): DemoAttendee {
  const again = AGAIN[n];
  const person = madeAttendee(n);
  if (!again) return person;
  const { asBefore, firstName, lastName } = again;
  const email = `${emailName(firstName)}.${emailName(lastName)}${n}@example.com`;
  return { ...person, firstName, lastName, email, phone: phoneNumber(asBefore) };
}

function madeAttendee(n: number): DemoAttendee {
  const isSpanish = n % 2 === 1;
  const names = isSpanish ? SPANISH : ENGLISH;
  const turn = Math.floor(n / 2);
  const firstName = pick(names.first, turn);
  const lastName = pick(names.last, turn + Math.floor(turn / names.first.length));
  const phone = n % 7 === 3 ? null : phoneNumber(n);
  return {
    firstName,
    lastName,
    email: `${emailName(firstName)}.${emailName(lastName)}${n}@example.com`,
    phone,
    companyName: pick(COMPANIES, n),
    emergencyContactName: `${pick(names.first, turn + 7)} ${lastName}`,
    // 36 n + 50 is not a multiple of 100, so this is never the attendee's own number.
    emergencyContactPhone: phoneNumber(37 * n + 50),
    textNotifications: phone !== null && n % 3 === 0,
    language: isSpanish ? 'es' : 'en',
  };
}

function list(names: string): string[] {
  return names.split(', ');
}

function pick<T>(from: readonly T[], position: number): T {
  const item = from[position % from.length];
  if (item === undefined) throw new RangeError(`no entry at ${position}`);
  return item;
}

function phoneNumber(n: number): string {
  return `${pick(AREA_CODES, Math.floor(n / 100))}-555-01${String(n % 100).padStart(2, '0')}`;
}

function emailName(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '');
}
