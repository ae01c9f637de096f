import { foldForSearch } from '../../../../server/platform/database/search';
import { matchesTerms, normalizeText, searchTerms } from './search-terms';

it.each(['José Đặng', 'Łukasz Ødegård', 'Þóra Straße', 'O’Brien ‘Bo’', 'Æsa Œuvre', 'ÐINÇ ħı'])(
  'folds %s like the search of the server',
  (name) => {
    expect(normalizeText(name)).toBe(foldForSearch(name));
    expect(matchesTerms(name, searchTerms(foldForSearch(name)))).toBe(true);
  },
);
