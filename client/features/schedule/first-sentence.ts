/** The first sentence of a text, for where there is room for one line or two. */
export function firstSentence(text: string): string {
  const [first = text] = /^.+?[.!?](?=\s|$)/su.exec(text) ?? [];
  return first.trim();
}
