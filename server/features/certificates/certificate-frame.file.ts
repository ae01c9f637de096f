import type { PdfDocument } from './certificate-text.file.js';

/** US Letter, landscape, in points. */
export const PAGE = { width: 792, height: 612 };

export const INK = '#16191d';
export const GREY = '#5a636e';

const FRAME = { left: 36, top: 36, width: 720, height: 540 };
const RIGHT = FRAME.left + FRAME.width;
const LINE = 1.5;
const STRIPE = { top: 98, height: 7 };
/** The left edge of texts. */
export const LEFT = 64;
/** The width of texts across the whole page. */
export const WIDTH = RIGHT - 28 - LEFT;

/** The square with the company's initial. */
export const MARK = { left: LEFT, top: 50, size: 34, rule: 5 };

/** Rows of cells with facts. */
const ROWS = { top: 410, height: 56, count: 2 };
/** The left edges of the cells of each row, for six facts and for seven. */
const COLUMNS_OF_SIX = [
  [FRAME.left, 372, 540],
  [FRAME.left, 372, 540],
] as const;
const COLUMNS_OF_SEVEN = [
  [FRAME.left, 384, 540],
  [FRAME.left, 228, 384, 540],
] as const;
const PADDING = { left: 14, top: 10, right: 10, bottom: 8 };
export const GRID_BOTTOM = ROWS.top + ROWS.count * ROWS.height;

/** The inside of a cell. */
export interface Cell {
  left: number;
  top: number;
  width: number;
  height: number;
}

const columnsFor = (facts: number) => (facts > 6 ? COLUMNS_OF_SEVEN : COLUMNS_OF_SIX);

/**
 * The cells for six or seven facts from left to right and from top to bottom; the left edge of the first column is that
 * of all texts.
 */
export function cellsFor(facts: number): Cell[] {
  return columnsFor(facts).flatMap((columns, row) =>
    columns.map((column, index) => {
      const left = index === 0 ? LEFT : column + PADDING.left;
      return {
        left,
        top: ROWS.top + row * ROWS.height + PADDING.top,
        width: (columns[index + 1] ?? RIGHT) - PADDING.right - left,
        height: ROWS.height - PADDING.top - PADDING.bottom,
      };
    }),
  );
}

/** The lines of a certificate, the stripe and the company's mark without its letter. */
export function drawFrame(
  doc: PdfDocument,
  colors: { brandPrimary: string; brandAccent: string },
  facts: number,
): void {
  drawStripe(doc, colors.brandAccent);
  const { left, top, size, rule } = MARK;
  doc.rect(left, top, size, size).fill(INK);
  doc.rect(left, top + size, size, rule).fill(colors.brandPrimary);
  doc.lineWidth(LINE).strokeColor(INK);
  doc.rect(FRAME.left, FRAME.top, FRAME.width, FRAME.height).stroke();
  for (let row = 0; row <= ROWS.count; row += 1) {
    const y = ROWS.top + row * ROWS.height;
    doc.moveTo(FRAME.left, y).lineTo(RIGHT, y);
  }
  columnsFor(facts).forEach((columns, row) => {
    const top = ROWS.top + row * ROWS.height;
    for (const column of columns.slice(1)) doc.moveTo(column, top).lineTo(column, top + ROWS.height);
  });
  doc.stroke();
}

/** The site's stripe, from edge to edge. */
function drawStripe(doc: PdfDocument, accent: string): void {
  const { top, height } = STRIPE;
  doc.save();
  doc.rect(FRAME.left, top, FRAME.width, height).fill(INK);
  doc.rect(FRAME.left, top, FRAME.width, height).clip();
  for (let x = FRAME.left; x < RIGHT; x += 2 * height)
    doc
      .moveTo(x, top + height)
      .lineTo(x + height, top)
      .lineTo(x + 2 * height, top)
      .lineTo(x + height, top + height)
      .closePath();
  doc.fill(accent);
  doc.restore();
}
