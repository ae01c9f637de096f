/** Maximum number of recipients of one message. */
export const MAX_MESSAGE_RECIPIENTS = 500;

/** Lengths of subject and text, in characters. */
export const MAX_SUBJECT_LENGTH = 150;
export const MAX_MESSAGE_LENGTH = 4000;

/**
 * Maximum length of a message that is sent in full as a text message, in characters; longer ones are shortened and
 * refer to the mail.
 */
export const MAX_TEXTED_LENGTH = 320;

/** Placeholders, which are replaced for each recipient. */
export const PLACEHOLDERS = ['firstName', 'class', 'date', 'place'] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];
