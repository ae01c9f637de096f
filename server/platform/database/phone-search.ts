/** So much of a phone number tells one from another: area code and number. */
export const PHONE_LENGTH = 10;
/** What people say of a number that they both know. */
export const PHONE_END_LENGTH = 4;

/** As the indexes `…_phone` and `…_phone_end` have it: the last digits, an extension left aside. */
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

/** The digits that tell one number from another, as the index `…_phone` has them. */
export function phoneDigitsOf(kind: 'sqlite' | 'postgres', column: string): string {
  return ENDS[kind](column, PHONE_LENGTH);
}

/**
 * Rows by the digits of their phone, as text of a query: each with the index that leads to them. `:digits` are its
 * parameters, which `phoneParameters` makes.
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

/** Whatever the collation: the upper end is as long as a whole number, of the highest digit. */
export function phoneParameters(digits: string): Record<string, string> {
  const telling = digits.slice(-PHONE_LENGTH);
  return {
    digits: telling,
    digitsUpTo: telling.padEnd(PHONE_LENGTH, '9'),
    lastDigits: telling.slice(-PHONE_END_LENGTH),
    endDigits: `%${telling}`,
  };
}
