/** So many of each kind are found: more words find fewer. */
export const MAX_FOUND = 5;
/** Characters of what is looked for. */
export const MAX_SEARCH_LENGTH = 200;
