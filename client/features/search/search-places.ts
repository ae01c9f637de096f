import { fold, foldedWords } from '../../ui/office/folded-words';

/** A page or action of the console that the search finds by words. */
export interface SearchPlace {
  id: string;
  /** The displayed name. */
  label: string;
  /** Further words for it in both languages. */
  words: string;
}

/** Places in which each typed word is the beginning of a word; all if nothing is typed. */
export function placesFor<Place extends SearchPlace>(places: readonly Place[], typed: string): Place[] {
  const wanted = foldedWords(typed);
  return places.filter(({ label, words }) => {
    const known = fold(`${label} ${words}`).split(/[\s/]+/);
    return wanted.every((word) => known.some((each) => each.startsWith(word)));
  });
}
