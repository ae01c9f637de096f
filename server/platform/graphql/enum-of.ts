/** A closed list of words as TypeGraphQL wants an enum: the words are the same in GraphQL, REST and the database. */
export function enumOf<const Word extends string>(words: readonly Word[]): { [word in Word]: word } {
  return Object.fromEntries(words.map((word) => [word, word])) as { [word in Word]: word };
}
