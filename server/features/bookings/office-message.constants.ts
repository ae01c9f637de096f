/** How many people one message goes to at most. */
export const MAX_MESSAGE_RECIPIENTS = 500;

/** Of a subject and of a text, in characters. */
export const MAX_SUBJECT_LENGTH = 150;
export const MAX_MESSAGE_LENGTH = 4000;

/** What a text message says of a message: longer ones are told in short, and refer to the mail. In characters. */
export const MAX_TEXTED_LENGTH = 320;

/** What stands for something else with each recipient. */
export const PLACEHOLDERS = ['firstName', 'class', 'date', 'place'] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];
