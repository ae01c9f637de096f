export const INSTRUCTION_LANGUAGES = ['en', 'es', 'bilingual'] as const;
export type InstructionLanguage = (typeof INSTRUCTION_LANGUAGES)[number];

export const CLASS_INSTANCE_STATUSES = ['scheduled', 'completed', 'cancelled'] as const;
export type ClassInstanceStatus = (typeof CLASS_INSTANCE_STATUSES)[number];

/** By its last day: it goes on or is still to come, or it is over. */
export const CLASS_PERIODS = ['current', 'past'] as const;
export type ClassPeriod = (typeof CLASS_PERIODS)[number];

/** More than any course takes. */
export const MAX_DAYS = 60;

/** Specification section 9. */
export const DEFAULT_MAX_ATTENDEES = 20;
export const LIMITED_SEATS_BELOW = 5;
export const ARRIVE_EARLY_MINUTES = 15;

/** Where the office is: the days of lists and reports that have no venue begin at its midnight. */
export const OFFICE_ZONE = 'America/Denver';
