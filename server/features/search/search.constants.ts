/** Maximum number of results of each kind. */
export const MAX_FOUND = 5;
/** Maximum length of a search text, in characters. */
export const MAX_SEARCH_LENGTH = 200;
