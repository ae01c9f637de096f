import type { DemoPlace } from './places.seed.js';
import type { InstructionLanguage } from '../schedule/schedule.constants.js';

/** How the days of a class are distributed: on consecutive days, or on one weekday of several weeks. */
type Recurrence = 'daily' | 'weekly';

export interface DemoRun {
  classTypeKey: string;
  language: InstructionLanguage;
  place: DemoPlace;
  /** From the first day of the demo schedule. */
  week: number;
  /** 1 is Monday, 6 is Saturday. */
  weekday: number;
  recurrence: Recurrence;
  dayCount: number;
  /** Local time of every day, including lunch and breaks. */
  startTime: string;
  endTime: string;
  maxAttendees: number;
  taken: number;
  priceCents: number;
  notes: string | null;
}

type When = Pick<DemoRun, 'week' | 'weekday' | 'taken'> & { seats: number };
type Rest = Partial<Pick<DemoRun, 'recurrence' | 'notes' | 'priceCents'>>;
type Course = Pick<DemoRun, 'classTypeKey' | 'dayCount' | 'startTime' | 'endTime' | 'priceCents'>;

const MON = 1;
const TUE = 2;
const WED = 3;
const THU = 4;
const FRI = 5;
const SAT = 6;

function course(
  classTypeKey: string,
  priceCents: number,
  dayCount: number,
  startTime: string,
  endTime: string,
): Course {
  return { classTypeKey, priceCents, dayCount, startTime, endTime };
}

const forklift = course('forklift-operator', 14_900, 1, '08:00', '16:30');
const forkliftEvenings = course('forklift-operator', 14_900, 2, '17:00', '21:15');
const osha10 = course('osha-10-construction', 16_500, 2, '08:00', '13:30');
const osha10Evenings = course('osha-10-construction', 16_500, 3, '17:30', '21:00');
const osha10Industry = course('osha-10-general-industry', 16_500, 2, '08:00', '13:30');
const osha30 = course('osha-30-construction', 54_900, 4, '08:00', '16:30');
const firstAid = course('first-aid-cpr-aed', 8_500, 1, '08:00', '12:30');
const firstAidEvening = course('first-aid-cpr-aed', 8_500, 1, '17:00', '21:30');
const excavation = course('competent-person-excavation', 24_500, 1, '07:30', '16:00');
const hazwoper8 = course('hazwoper-8-refresher', 15_900, 1, '08:00', '16:30');
const hazwoper24 = course('hazwoper-24', 42_500, 3, '08:00', '16:30');
const hazwoper40 = course('hazwoper-40', 62_500, 5, '08:00', '16:30');
const fallProtection = course('fall-protection', 12_500, 1, '08:00', '12:15');
const fallProtectionAfternoon = course('fall-protection', 12_500, 1, '13:00', '17:15');
const lifts = course('aerial-lift-operator', 16_900, 1, '08:00', '14:30');

function run(
  what: Course,
  language: InstructionLanguage,
  place: DemoPlace,
  { seats, ...when }: When,
  rest: Rest = {},
): DemoRun {
  return {
    recurrence: 'daily',
    notes: null,
    ...what,
    language,
    place,
    ...when,
    maxAttendees: seats,
    ...rest,
  };
}

/** The past of the demo schedule, from three weeks ago. */
export const pastDemoRuns: readonly DemoRun[] = [
  run(forklift, 'es', 'westValleyCity', { week: 0, weekday: SAT, seats: 12, taken: 11 }),
  run(osha10, 'en', 'saltLakeCity', { week: 1, weekday: MON, seats: 20, taken: 17 }),
  run(firstAid, 'bilingual', 'ogden', { week: 1, weekday: WED, seats: 16, taken: 9 }),
  run(fallProtection, 'es', 'provo', { week: 2, weekday: TUE, seats: 18, taken: 12 }),
];

/** The demo schedule without dates: early classes are nearly full, late ones nearly empty. */
export const demoRuns: readonly DemoRun[] = [
  run(osha10, 'en', 'saltLakeCity', { week: 0, weekday: MON, seats: 20, taken: 20 }),
  run(firstAid, 'bilingual', 'saltLakeCity', { week: 0, weekday: WED, seats: 16, taken: 7 }),
  run(
    excavation,
    'en',
    'ogden',
    { week: 0, weekday: THU, seats: 16, taken: 5 },
    { notes: 'Soil samples and the pocket penetrometer travel in the grey case. The hall opens at 6:45.' },
  ),
  run(hazwoper8, 'en', 'provo', { week: 0, weekday: FRI, seats: 24, taken: 22 }),
  run(forklift, 'es', 'westValleyCity', { week: 0, weekday: SAT, seats: 12, taken: 9 }),

  run(hazwoper24, 'en', 'provo', { week: 1, weekday: MON, seats: 12, taken: 11 }),
  run(firstAidEvening, 'es', 'ogden', { week: 1, weekday: TUE, seats: 16, taken: 12 }),
  run(lifts, 'en', 'westValleyCity', { week: 1, weekday: TUE, seats: 10, taken: 4 }),
  run(
    osha10Industry,
    'en',
    'evanston',
    { week: 1, weekday: WED, seats: 20, taken: 8 },
    { notes: 'Six seats are invoiced to one customer. Instructor drives up the evening before.' },
  ),
  run(fallProtectionAfternoon, 'bilingual', 'saltLakeCity', { week: 1, weekday: THU, seats: 18, taken: 9 }),
  run(osha10, 'es', 'westValleyCity', { week: 1, weekday: FRI, seats: 20, taken: 6 }),

  run(osha30, 'bilingual', 'westValleyCity', { week: 2, weekday: MON, seats: 20, taken: 13 }),
  run(osha10Evenings, 'es', 'saltLakeCity', { week: 2, weekday: TUE, seats: 20, taken: 17 }),
  run(firstAid, 'en', 'idahoFalls', { week: 2, weekday: WED, seats: 16, taken: 3 }, { priceCents: 9_500 }),
  run(excavation, 'es', 'provo', { week: 2, weekday: FRI, seats: 16, taken: 6 }),
  run(forklift, 'en', 'westValleyCity', { week: 2, weekday: SAT, seats: 12, taken: 5 }),
  run(
    osha30,
    'es',
    'saltLakeCity',
    { week: 2, weekday: SAT, seats: 20, taken: 12 },
    { recurrence: 'weekly', notes: 'Four Saturdays. The building is locked on weekends: take the key.' },
  ),

  run(hazwoper40, 'en', 'saltLakeCity', { week: 3, weekday: MON, seats: 16, taken: 8 }),
  run(
    forklift,
    'bilingual',
    'stGeorge',
    { week: 3, weekday: TUE, seats: 10, taken: 10 },
    { notes: 'One truck only at this place, so no more than 10.' },
  ),
  run(osha10, 'bilingual', 'stGeorge', { week: 3, weekday: WED, seats: 30, taken: 12 }),
  run(lifts, 'es', 'ogden', { week: 3, weekday: FRI, seats: 10, taken: 2 }),
  run(fallProtection, 'es', 'provo', { week: 3, weekday: SAT, seats: 18, taken: 7 }),

  run(osha10, 'en', 'ogden', { week: 4, weekday: MON, seats: 24, taken: 5 }),
  run(excavation, 'en', 'idahoFalls', { week: 4, weekday: TUE, seats: 16, taken: 4 }, { priceCents: 26_500 }),
  run(hazwoper8, 'es', 'provo', { week: 4, weekday: THU, seats: 24, taken: 6 }),
  run(firstAid, 'bilingual', 'saltLakeCity', { week: 4, weekday: FRI, seats: 16, taken: 4 }),

  run(forkliftEvenings, 'es', 'westValleyCity', { week: 5, weekday: MON, seats: 12, taken: 3 }),
  run(hazwoper24, 'bilingual', 'westValleyCity', { week: 5, weekday: TUE, seats: 16, taken: 3 }),
  run(osha10Industry, 'es', 'provo', { week: 5, weekday: FRI, seats: 20, taken: 2 }),
  run(
    osha10,
    'es',
    'westValleyCity',
    { week: 5, weekday: SAT, seats: 20, taken: 4 },
    { recurrence: 'weekly' },
  ),

  run(osha30, 'en', 'ogden', { week: 6, weekday: MON, seats: 20, taken: 1 }),
  run(lifts, 'bilingual', 'evanston', { week: 6, weekday: WED, seats: 10, taken: 0 }),
  run(forklift, 'en', 'westValleyCity', { week: 6, weekday: WED, seats: 12, taken: 2 }),
  run(fallProtection, 'en', 'idahoFalls', { week: 6, weekday: THU, seats: 18, taken: 0 }),
];
