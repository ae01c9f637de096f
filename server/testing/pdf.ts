import { inflateSync } from 'node:zlib';

/** A line of a page, in points from its upper left corner. */
export interface PdfLine {
  text: string;
  left: number;
  right: number;
  baseline: number;
  size: number;
  /** Whether a letter is missing in the font, which is drawn as a box instead. */
  hasBox: boolean;
}

interface PdfFont {
  /** By glyph. */
  texts: string[];
  widths: number[];
}

/** Reads the drawn texts of a file by PDFKit, by the glyphs of its pages and the tables of its embedded fonts. */
export function readPdf(file: Buffer): { pages: PdfLine[][]; source: string } {
  const source = file.toString('latin1');
  const objects = new Map(
    [...source.matchAll(/(?<=^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id = '', body = '']) => [
      Number(id),
      body,
    ]),
  );
  const object = (id: string | undefined): string => {
    const body = objects.get(Number(id));
    if (body === undefined) throw new Error(`no object ${id ?? ''}`);
    return body;
  };
  const referred = (body: string, name: string): string =>
    object(new RegExp(`/${name} \\[?(\\d+) 0 R`).exec(body)?.[1]);
  const fontOf = (body: string): PdfFont => {
    const mapping = streamOf(referred(body, 'ToUnicode'));
    const [, written = ''] = /\/W \[0 \[([^\]]*)\]/.exec(referred(body, 'DescendantFonts')) ?? [];
    return {
      texts: [...mapping.matchAll(/\[(.*)\]/g)].flatMap(([, list = '']) =>
        [...list.matchAll(/<([^>]*)>/g)].map(([, codes = '']) => textOf(codes.replaceAll(' ', ''))),
      ),
      widths: written.split(' ').map(Number),
    };
  };
  const pages = [...objects.values()]
    .filter((body) => /\/Type \/Page\n/.test(body))
    .map((body) => {
      const [, height = ''] = /\/MediaBox \[0 0 \S+ (\S+)\]/.exec(body) ?? [];
      const resources = referred(body, 'Resources');
      const fonts = new Map(
        [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id]) => [name, fontOf(object(id))]),
      );
      return linesOf(streamOf(referred(body, 'Contents')), fonts, Number(height));
    });
  return { pages, source };
}

function streamOf(body: string): string {
  const [, data] = /\nstream\n([\s\S]*)\nendstream/.exec(body) ?? [];
  if (data === undefined) throw new Error('no stream');
  return inflateSync(Buffer.from(data, 'latin1')).toString('latin1');
}

const textOf = (utf16: string): string => Buffer.from(utf16, 'hex').swap16().toString('utf16le');

function linesOf(content: string, fonts: ReadonlyMap<string, PdfFont>, height: number): PdfLine[] {
  const lines: PdfLine[] = [];
  for (const [, block = ''] of content.matchAll(/\bBT\n([\s\S]*?)\nET\b/g)) {
    const [, x, y] = /1 0 0 1 (\S+) (\S+) Tm/.exec(block) ?? [];
    const [, name = '', size] = /\/(F\d+) (\S+) Tf/.exec(block) ?? [];
    const [, spacing] = /(\S+) Tc/.exec(block) ?? [];
    const font = fonts.get(name);
    if (!font) throw new Error(`no font ${name}`);
    const glyphs = [...block.matchAll(/<([0-9a-f]+)>/g)].flatMap(([, codes = '']) =>
      [...codes.matchAll(/.{4}/g)].map(([code]) => parseInt(code, 16)),
    );
    const kerning = [...block.matchAll(/> (-?[\d.]+)/g)].map(([, moved]) => -Number(moved));
    const widths = [...glyphs.map((glyph) => font.widths[glyph] ?? Number.NaN), ...kerning];
    const width = widths.reduce((sum, each) => sum + each, 0);
    const drawn = {
      text: glyphs.map((glyph) => font.texts[glyph] ?? '').join(''),
      left: Number(x),
      right: Number(x) + (width / 1000) * Number(size) + glyphs.length * Number(spacing ?? 0),
      baseline: height - Number(y),
      size: Number(size),
      hasBox: glyphs.includes(0),
    };
    // Letters from several fonts are drawn next to each other.
    const line = lines.at(-1);
    if (line?.baseline === drawn.baseline && Math.abs(line.right - drawn.left) < 0.1)
      Object.assign(line, {
        text: line.text + drawn.text,
        right: drawn.right,
        hasBox: line.hasBox || drawn.hasBox,
      });
    else lines.push(drawn);
  }
  return lines;
}
