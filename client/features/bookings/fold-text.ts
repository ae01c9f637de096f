/** What is short enough to be read at once. */
const mostCharacters = 400;
const mostLines = 8;
/** What is shown of a longer text, at most: the rest is then worth unfolding. */
const firstLines = 6;
/** Up to 320 characters: to the end of a sentence or a line, else of a word, else wherever that is. */
const beginnings = [/^[^]{0,319}(?:[.!?](?=\s)|[^](?=\n))/u, /^[^]{1,320}(?=\s)/u, /^[^]{1,320}/u];

/** The beginning of a text, and the rest: nothing unless the text is long. */
export function foldText(text: string): { start: string; rest: string } {
  const lines = text.split('\n');
  if (text.length <= mostCharacters && lines.length <= mostLines) return { start: text, rest: '' };
  const head = `${lines.slice(0, firstLines).join('\n')}\n`;
  const found = beginnings.map((beginning) => beginning.exec(head)?.[0]).find((start) => start !== undefined);
  const start = found ?? '';
  return { start: start.trimEnd(), rest: text.slice(start.length).trim() };
}
