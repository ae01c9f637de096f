/** Makes an enum object for TypeGraphQL; the values are the same in GraphQL, REST and the database. */
export function enumOf<const Word extends string>(words: readonly Word[]): { [word in Word]: word } {
  return Object.fromEntries(words.map((word) => [word, word])) as { [word in Word]: word };
}
