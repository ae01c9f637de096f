import { Verbatim } from '../../../platform/validation/clean.js';
import { all, AtMost, Required, Satisfies } from '../../../platform/validation/rules.js';

const LONGEST_QUERY = 20_000;

/** The text of a query, unchanged, because errors contain line and column. */
export const ReportQuery = (): PropertyDecorator =>
  all(
    Verbatim(),
    Required({ en: 'Query required', es: 'Escriba la consulta' }),
    AtMost(LONGEST_QUERY),
    Satisfies('hasNoNul', (query) => typeof query !== 'string' || !query.includes('\0'), {
      en: 'This is not valid',
      es: 'Este dato no es válido',
    }),
  );
