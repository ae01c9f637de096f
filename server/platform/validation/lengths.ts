/** Characters in a text of one line: a name, a street, a company. */
export const MAX_LINE_LENGTH = 100;

/** Characters in an email address. */
export const MAX_EMAIL_LENGTH = 254;

/** Characters in a text of several lines: a description, a note, a message. */
export const MAX_TEXT_LENGTH = 5_000;

/** Characters in a phone number, with its extension and how people write it. */
export const MAX_PHONE_LENGTH = 40;

/** Characters in an address of the web. */
export const MAX_ADDRESS_LENGTH = 1_000;
