/** A link that writes to an email, whose local part may contain characters that begin another part of the URL. */
export const mailUrl = (email: string): string => `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
