export const INSTRUCTION_LANGUAGES = ['en', 'es', 'bilingual'] as const;
export type InstructionLanguage = (typeof INSTRUCTION_LANGUAGES)[number];

export const CLASS_INSTANCE_STATUSES = ['scheduled', 'completed', 'cancelled'] as const;
export type ClassInstanceStatus = (typeof CLASS_INSTANCE_STATUSES)[number];

/** Specification section 9. */
export const DEFAULT_MAX_ATTENDEES = 20;
export const LIMITED_SEATS_BELOW = 5;
