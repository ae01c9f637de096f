import { fold, foldedWords } from '../../ui/office/folded-words';

/** A page of the console, or something that can be done there, that the search finds by words. */
export interface SearchPlace {
  id: string;
  /** As it is shown. */
  label: string;
  /** Other words for it, of both languages: whoever works in one may think in the other. */
  words: string;
}

/** Those in which each word that was typed begins a word; all of them while nothing is typed. */
export function placesFor<Place extends SearchPlace>(places: readonly Place[], typed: string): Place[] {
  const wanted = foldedWords(typed);
  return places.filter(({ label, words }) => {
    const known = fold(`${label} ${words}`).split(/[\s/]+/);
    return wanted.every((word) => known.some((each) => each.startsWith(word)));
  });
}
