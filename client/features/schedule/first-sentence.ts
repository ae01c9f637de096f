/**
 * The first sentence of a text. A sentence ends only before a capital letter, so that it continues after 'U.S.' or
 * '7:30 a.m.'.
 */
export function firstSentence(text: string): string {
  const [first = text] = /^.+?[.!?](?=\s+[\p{Lu}¿¡]|$)/su.exec(text.trim()) ?? [];
  return first;
}
