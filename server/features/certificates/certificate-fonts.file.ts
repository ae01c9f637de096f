import { readFile } from 'node:fs/promises';
import { unpackWoff } from './woff.file.js';

/** Finds a file of an installed package: '@fontsource/public-sans/unicode.json' */
export type PackageFile = (name: string) => string;

/** A font file, which has the letters of a part of Unicode. */
export interface Font {
  name: string;
  data: Uint8Array;
  has: (codePoint: number) => boolean;
}

/** The fonts of a typeface; each letter is drawn in the first font that has it. */
export type Typeface = readonly Font[];

export interface Typefaces {
  display: Typeface;
  text: Typeface;
}

const LATIN = ['latin', 'latin-ext', 'vietnamese'] as const;

/** The site's typefaces. Roboto Condensed has the scripts that Barlow Condensed has not. */
const DISPLAY = [
  ...LATIN.map((part) => ({ family: 'barlow-condensed', part, weight: 700 })),
  ...['cyrillic', 'cyrillic-ext', 'greek', 'greek-ext'].map((part) => ({
    family: 'roboto-condensed',
    part,
    weight: 700,
  })),
];
const TEXT = LATIN.map((part) => ({ family: 'public-sans', part, weight: 400 }));

type FontName = (typeof DISPLAY)[number];

/** Reads the fonts of certificates, 10 files with 130 kB together. */
export async function readTypefaces(packageFile: PackageFile): Promise<Typefaces> {
  const read = (names: readonly FontName[]): Promise<Typeface> =>
    Promise.all(names.map((name) => readFont(packageFile, name)));
  const [display, text] = await Promise.all([read(DISPLAY), read(TEXT)]);
  return { display, text: [...text, ...display] };
}

async function readFont(packageFile: PackageFile, { family, part, weight }: FontName): Promise<Font> {
  const name = `${family}-${part}-${weight}`;
  const [data, ranges] = await Promise.all([
    readFile(packageFile(`@fontsource/${family}/files/${name}-normal.woff`)),
    readFile(packageFile(`@fontsource/${family}/unicode.json`), 'utf8'),
  ]);
  const { [part]: written = '' } = JSON.parse(ranges) as Record<string, string>;
  const parts = rangesOf(written);
  return {
    name,
    data: unpackWoff(data),
    has: (codePoint) => parts.some(([from, to]) => codePoint >= from && codePoint <= to),
  };
}

/** @param written as in style sheets: 'U+0301,U+0400-045F' */
function rangesOf(written: string): [from: number, to: number][] {
  return [...written.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gi)].map(([, from = '', to = from]) => [
    parseInt(from, 16),
    parseInt(to, 16),
  ]);
}
