/**
 * The first sentence of a text, for where there is room for one line or two. The next one begins with a capital: what
 * follows 'U.S.' or '7:30 a.m.' belongs to the sentence.
 */
export function firstSentence(text: string): string {
  const [first = text] = /^.+?[.!?](?=\s+[\p{Lu}¿¡]|$)/su.exec(text.trim()) ?? [];
  return first;
}
