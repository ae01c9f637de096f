import 'reflect-metadata';
import { shapeOf, withinLimit } from './shape.js';

const VERBATIM = Symbol('verbatim');
const MULTI_LINE = Symbol('multi-line');
const CLEARABLE = Symbol('clearable');

/** Skips cleaning, for passwords. */
export const Verbatim = (): PropertyDecorator => Reflect.metadata(VERBATIM, true);

/** Preserves line breaks, which are otherwise removed. */
export const MultiLine = (): PropertyDecorator => Reflect.metadata(MULTI_LINE, true);

/** Null or an empty text clears the stored value; a missing one leaves it. Without this decorator all three count as missing. */
export const Clearable = (): PropertyDecorator => Reflect.metadata(CLEARABLE, true);

export const isClearable = (input: object, property: string): boolean =>
  Boolean(Reflect.getMetadata(CLEARABLE, input, property));

/**
 * PostgreSQL rejects NUL, CR and LF could forge mail headers, and a lone surrogate would be stored as another character.
 * Direction marks and overrides would display a text in another order than it is stored. The joiners of emoji and Persian
 * stay.
 */
const UNWANTED_BUT_NEWLINE = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029\p{Cs}\p{Bidi_Control}]/gu;
// U+2800 is a Braille pattern without dots.
const SEEN = /[^\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;
/**
 * More marks in a run than the 30 of Unicode's Stream-Safe Text Format. The time to normalize a run grows with the square
 * of its length. NFKC maps the two half-width katakana to marks.
 */
const EXCESS_MARKS = /([\p{M}\uff9e\uff9f]{30})[\p{M}\uff9e\uff9f]+/gu;

function cleanText(text: string, keepLines: boolean): string {
  const lines = text.replace(/\r\n?/g, '\n');
  const visible = (keepLines ? lines.replace(/\t/g, ' ') : lines.replace(/[\n\t]/g, ' '))
    .replace(UNWANTED_BUT_NEWLINE, '')
    .replace(EXCESS_MARKS, '$1')
    .normalize('NFC')
    // Some marks become two.
    .replace(EXCESS_MARKS, '$1');
  return SEEN.test(visible) ? visible.trim() : '';
}

/**
 * Trims and normalizes every string of an input in place; an invisible one becomes absent, or null if it is `Clearable`.
 * Lists that are too long lose most of their items.
 */
export function cleanInput(input: object): void {
  for (const [key, value] of Object.entries<unknown>({ ...input })) {
    const nothing = isClearable(input, key) ? null : undefined;
    if (typeof value === 'string') {
      if (Reflect.getMetadata(VERBATIM, input, key)) continue;
      const text = cleanText(value, Boolean(Reflect.getMetadata(MULTI_LINE, input, key)));
      Reflect.set(input, key, text === '' ? nothing : text);
    } else if (value === null) {
      Reflect.set(input, key, nothing);
    } else if (Array.isArray(value)) {
      const items = withinLimit(value, shapeOf(input, key));
      Reflect.set(input, key, items);
      cleanInput(items);
    } else if (typeof value === 'object') {
      cleanInput(value);
    }
  }
}
