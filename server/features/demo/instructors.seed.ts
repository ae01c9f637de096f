import { Temporal } from 'temporal-polyfill';
import { nameKeyOf } from '../../platform/database/name-key.js';
import { foldForSearch } from '../../platform/database/search.js';
import type { InstructionLanguage } from '../schedule/schedule.constants.js';
import { idFor } from './venues.seed.js';

interface DemoInstructor {
  name: string;
  email: string;
  phone: string;
  teachesEnglish: boolean;
  teachesSpanish: boolean;
  authorizationKind: string | null;
  authorizationNumber: string | null;
  /** Days from today. */
  expiresIn: number | null;
}

/** Fictional people. */
const instructors: readonly DemoInstructor[] = [
  {
    name: 'Teresa Villaseñor',
    email: 'teresa.villasenor@example.com',
    phone: '(801) 555-0161',
    teachesEnglish: true,
    teachesSpanish: true,
    authorizationKind: 'OSHA Outreach, construction',
    authorizationNumber: 'C 0041872',
    expiresIn: 410,
  },
  {
    name: 'Dale Whitcomb',
    email: 'dale.whitcomb@example.com',
    phone: '(801) 555-0162',
    teachesEnglish: true,
    teachesSpanish: false,
    authorizationKind: 'OSHA Outreach, general industry',
    authorizationNumber: 'G 0038105',
    // Some of the classes are later, as an example of a warning.
    expiresIn: 35,
  },
  {
    name: 'Rogelio Andrade',
    email: 'rogelio.andrade@example.com',
    phone: '(208) 555-0163',
    teachesEnglish: false,
    teachesSpanish: true,
    authorizationKind: null,
    authorizationNumber: null,
    expiresIn: null,
  },
];
/** One of this number of classes has no instructor yet. */
const UNNAMED_EVERY = 4;

const teaches: Readonly<Record<InstructionLanguage, (person: DemoInstructor) => boolean>> = {
  en: ({ teachesEnglish }) => teachesEnglish,
  es: ({ teachesSpanish }) => teachesSpanish,
  bilingual: ({ teachesEnglish, teachesSpanish }) => teachesEnglish && teachesSpanish,
};

/** @param today YYYY-MM-DD at the office */
export function demoInstructors(
  today: string,
  stamps: { version: number; createdAt: Date; updatedAt: Date },
) {
  return instructors.map(({ expiresIn, ...person }) => ({
    ...stamps,
    ...person,
    id: idFor(`instructor ${person.name}`),
    nameKey: nameKeyOf(person.name),
    searchText: foldForSearch(
      person.name,
      person.email,
      person.authorizationKind,
      person.authorizationNumber,
    ),
    authorizationExpiresOn:
      expiresIn === null ? null : Temporal.PlainDate.from(today).add({ days: expiresIn }).toString(),
    archivedAt: null,
  }));
}

/** The instructor of a demo class: those with its language in turn, and sometimes none yet. */
export function demoInstructorOf(
  language: InstructionLanguage,
  place: number,
): { instructorName: string | null; instructorId: string | null } {
  const able = instructors.filter(teaches[language]);
  const chosen = place % UNNAMED_EVERY === 0 ? undefined : able[place % able.length];
  if (!chosen) return { instructorName: null, instructorId: null };
  return { instructorName: chosen.name, instructorId: idFor(`instructor ${chosen.name}`) };
}
