/** Characters of a single-line text: a name, a street, a company. */
export const MAX_LINE_LENGTH = 100;

/** Characters of an email address. */
export const MAX_EMAIL_LENGTH = 254;

/** Characters of a multi-line text: a description, a note, a message. */
export const MAX_TEXT_LENGTH = 5_000;

/** Characters of a phone number with punctuation and extension. */
export const MAX_PHONE_LENGTH = 40;

/** Characters of a URL. */
export const MAX_ADDRESS_LENGTH = 1_000;
