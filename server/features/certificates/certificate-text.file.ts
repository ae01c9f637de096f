import type { Font, Typeface } from './certificate-fonts.file.js';

export type PdfDocument = PDFKit.PDFDocument;

/** How a text is drawn. */
export interface TextStyle {
  typeface: Typeface;
  color: string;
  /** Space after each letter, in points. */
  tracking?: number;
  isInCapitals?: boolean;
}

/** A place for a text. */
export interface TextBox {
  left: number;
  top: number;
  width: number;
  height: number;
  /** The greatest font size. */
  size: number;
  isCentered?: boolean;
}

/** A text in lines that fit into a box. */
interface FittedText {
  lines: readonly string[];
  size: number;
  height: number;
}

const MIN_SIZE = 5;
/** Down to this part of the greatest size, words are made smaller rather than broken. */
const SMALLEST_WHOLE_WORDS = 0.4;
const SIZE_STEP = 0.5;
const LINE_HEIGHT = 1.12;
/** The baseline of a line, as a part of its height. */
const BASELINE = 0.8;
/** In Unicode; the hyphen of keyboards is another. */
const HYPHEN = '\u2010';
/** Letters are measured at this size; widths are proportional to the size. */
const MEASURED_SIZE = 100;

/** Writes texts on a page, each as an element of a section. */
export class TextPainter {
  constructor(
    private readonly doc: PdfDocument,
    private readonly section: PDFKit.PDFStructureElement,
  ) {}

  /**
   * Writes a text at the greatest size that fits into the box. It is broken at spaces, a word only if it would be too
   * small as a whole.
   * @param tag of the structure element
   * @returns the lower edge of the text
   */
  write(tag: string, text: string, style: TextStyle, box: TextBox, lang?: string): number {
    const fitted = fitText(this.doc, style.isInCapitals ? text.toUpperCase() : text, style, box);
    const options = { actual: text, ...(lang !== undefined && { lang }) };
    this.section.add(this.doc.struct(tag, options, () => drawText(this.doc, fitted, style, box)));
    return box.top + fitted.height;
  }

  /** Like `write`, for a text that is not read aloud. */
  decorate(text: string, style: TextStyle, box: TextBox): void {
    this.doc.markContent('Artifact', { type: 'Layout' });
    drawText(this.doc, fitText(this.doc, text, style, box), style, box);
    this.doc.endMarkedContent();
  }
}

function fitText(doc: PdfDocument, text: string, { typeface }: TextStyle, box: TextBox): FittedText {
  const words = drawableText(text, typeface)
    .split(/\s+/)
    .map((word) => clustersOf(doc, word, typeface));
  const [space = 0] = clustersOf(doc, ' ', typeface).map(({ width }) => width);
  const longest = Math.max(...words.map(lengthOf));
  for (let { size } = box; ; size -= SIZE_STEP) {
    const width = (box.width / size) * MEASURED_SIZE;
    const lines = linesOf(words, space, width);
    const height = lines.length * size * LINE_HEIGHT;
    const isReadable = longest <= width || size <= box.size * SMALLEST_WHOLE_WORDS;
    if ((height <= box.height && isReadable) || size <= MIN_SIZE) return { lines, size, height };
  }
}

function drawText(doc: PdfDocument, { lines, size }: FittedText, style: TextStyle, box: TextBox): void {
  const spacing = { characterSpacing: style.tracking ?? 0 };
  doc.fillColor(style.color).fontSize(size);
  lines.forEach((line, index) => {
    const baseline = box.top + (index + BASELINE) * size * LINE_HEIGHT;
    const runs = runsOf(line, style.typeface).map((run) => {
      const width = doc.font(run.font.name).widthOfString(run.text, spacing);
      return { ...run, width };
    });
    const whole = runs.reduce((sum, { width }) => sum + width, 0);
    let left = box.isCentered ? box.left + (box.width - whole) / 2 : box.left;
    for (const { font, text, width } of runs) {
      doc
        .font(font.name)
        .text(text, left, baseline, { lineBreak: false, baseline: 'alphabetic', ...spacing });
      left += width;
    }
  });
}

/** What a reader perceives as a letter, with its marks. */
interface Cluster {
  text: string;
  /** At the measured size. */
  width: number;
}

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

function clustersOf(doc: PdfDocument, text: string, typeface: Typeface): Cluster[] {
  return [...letters.segment(text)].map(({ segment }) => {
    doc.font(fontOf(segment, typeface).name).fontSize(MEASURED_SIZE);
    return { text: segment, width: doc.widthOfString(segment) };
  });
}

function lengthOf(word: readonly Cluster[]): number {
  return word.reduce((sum, { width }) => sum + width, 0);
}

function linesOf(words: readonly (readonly Cluster[])[], space: number, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  let used = 0;
  const startLine = (): void => {
    if (line !== '') lines.push(line);
    line = '';
    used = 0;
  };
  for (const word of words) {
    if (line !== '' && used + space + lengthOf(word) > width) startLine();
    if (line !== '') {
      line += ' ';
      used += space;
    }
    for (const cluster of word) {
      if (used + cluster.width > width) startLine();
      line += cluster.text;
      used += cluster.width;
    }
  }
  startLine();
  return lines;
}

interface Run {
  font: Font;
  text: string;
}

/** Successive letters of the same font. */
function runsOf(text: string, typeface: Typeface): Run[] {
  const runs: Run[] = [];
  for (const { segment } of letters.segment(text)) {
    const font = fontOf(segment, typeface);
    const run = runs.at(-1);
    if (run?.font === font) run.text += segment;
    else runs.push({ font, text: segment });
  }
  return runs;
}

/** Letters that no font has, such as ǚ or the non-breaking hyphen, are replaced by those of their parts that one has. */
function drawableText(text: string, typeface: Typeface): string {
  return Array.from(letters.segment(text), ({ segment }) => {
    if (typeface.some((font) => hasAll(font, segment))) return segment;
    const parts = segment.normalize('NFKD').replace(HYPHEN, '-');
    const font = fontOf(parts, typeface);
    const drawn = Array.from(parts).filter((part) => hasAll(font, part));
    return drawn.join('').normalize('NFC') || segment;
  }).join('');
}

function hasAll(font: Font, text: string): boolean {
  return Array.from(text).every((character) => font.has(character.codePointAt(0) ?? 0));
}

/** The first font that has a letter and its marks, else the letter. Without any, the first font, which draws a box. */
function fontOf(cluster: string, typeface: Typeface): Font {
  const [letter = ''] = cluster;
  const font =
    typeface.find((each) => hasAll(each, cluster)) ??
    typeface.find((each) => hasAll(each, letter)) ??
    typeface[0];
  if (!font) throw new Error('a typeface without fonts');
  return font;
}
