import { normalizeText, searchTerms } from '../../ui/office/lists/search-terms';

/** A page or action of the console that the search finds by keywords. */
export interface SearchCommand {
  id: string;
  /** The displayed name. */
  label: string;
  /** Further keywords in both languages. */
  keywords: string;
}

/** Commands in which each typed word is the beginning of a word; all if nothing is typed. */
export function matchingCommands<Command extends SearchCommand>(
  commands: readonly Command[],
  typed: string,
): Command[] {
  const wanted = searchTerms(typed);
  return commands.filter(({ label, keywords }) => {
    const known = normalizeText(`${label} ${keywords}`).split(/[\s/]+/);
    return wanted.every((word) => known.some((each) => each.startsWith(word)));
  });
}
