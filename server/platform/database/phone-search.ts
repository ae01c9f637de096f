/** Digits that identify a phone number: area code and number. */
export const PHONE_LENGTH = 10;
/** The last digits, which people quote to identify a known number. */
const PHONE_END_LENGTH = 4;

/** The expressions of the indexes `…_phone` and `…_phone_end`: the last digits, without an extension. */
const ENDS = {
  sqlite: (column: string, length: number): string => {
    const marked = `replace(replace(lower(${column}), '#', 'x'), ';', 'x')`;
    const withoutExtension = `substr(${marked}, 1, instr(${marked} || 'x', 'x') - 1)`;
    const digits = [' ', '-', '(', ')', '.', '+', '/', 'e'].reduce(
      (text, sign) => `replace(${text}, '${sign}', '')`,
      withoutExtension,
    );
    return `substr(${digits}, -${length})`;
  },
  postgres: (column: string, length: number): string =>
    `right(regexp_replace(split_part(translate(lower(${column}), '#;', 'xx'), 'x', 1), '\\D', '', 'g'), ${length})`,
};

/** SQL for the digits that identify a number, as in the index `…_phone`. */
export function phoneDigitsOf(kind: 'sqlite' | 'postgres', column: string): string {
  return ENDS[kind](column, PHONE_LENGTH);
}

/**
 * SQL conditions for the rows whose phone has these digits; each uses one index. `phoneParameters` makes their
 * parameters.
 */
export function phoneConditions(
  kind: 'sqlite' | 'postgres',
  column: string,
  digits: string,
): { sql: string; isOrdered: boolean }[] {
  const end = (length: number): string => ENDS[kind](column, length);
  const isKnown = `${column} IS NOT NULL AND`;
  if (digits.length >= PHONE_LENGTH)
    return [{ sql: `${isKnown} ${end(PHONE_LENGTH)} = :digits`, isOrdered: true }];
  const beginning = {
    sql: `${isKnown} ${end(PHONE_LENGTH)} BETWEEN :digits AND :digitsUpTo`,
    isOrdered: false,
  };
  if (digits.length < PHONE_END_LENGTH) return [beginning];
  const isEnd = `${isKnown} ${end(PHONE_END_LENGTH)} = :lastDigits`;
  const ending = { sql: `${isEnd} AND ${end(PHONE_LENGTH)} LIKE :endDigits`, isOrdered: true };
  return [ending, beginning];
}

/** The upper bound is padded with nines to a whole number's length, so that it works in any collation. */
export function phoneParameters(digits: string): Record<string, string> {
  const significant = digits.slice(-PHONE_LENGTH);
  return {
    digits: significant,
    digitsUpTo: significant.padEnd(PHONE_LENGTH, '9'),
    lastDigits: significant.slice(-PHONE_END_LENGTH),
    endDigits: `%${significant}`,
  };
}
