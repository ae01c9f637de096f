/** Up to this length a text is displayed in full. */
const maxCharacters = 400;
const maxLines = 8;
/** The maximum of what is displayed of a longer text, so that the hidden rest is worth a click. */
const firstLines = 6;
/** Up to 320 characters: to the end of a sentence or line, else of a word, else anywhere. */
const beginnings = [/^[^]{0,319}(?:[.!?](?=\s)|[^](?=\n))/u, /^[^]{1,320}(?=\s)/u, /^[^]{1,320}/u];

/** The beginning of a text and the rest, which is empty unless the text is long. */
export function splitLongText(text: string): { start: string; rest: string } {
  const lines = text.split('\n');
  if (text.length <= maxCharacters && lines.length <= maxLines) return { start: text, rest: '' };
  const head = `${lines.slice(0, firstLines).join('\n')}\n`;
  const found = beginnings.map((beginning) => beginning.exec(head)?.[0]).find((start) => start !== undefined);
  const start = found ?? '';
  return { start: start.trimEnd(), rest: text.slice(start.length).trim() };
}
