import { readFile } from 'node:fs/promises';
import { unpackWoff } from './woff.file.js';

/** Finds a file of an installed package: '@fontsource/public-sans/files/public-sans-latin-400-normal.woff' */
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

/** The site's typefaces. The others have letters and scripts that Barlow Condensed has not. */
const DISPLAY = [
  ...LATIN.map((part) => ({ family: 'barlow-condensed', part, weight: 700 })),
  { family: 'public-sans', part: 'latin-ext', weight: 700 },
  ...['cyrillic', 'cyrillic-ext', 'greek', 'greek-ext'].map((part) => ({
    family: 'roboto-condensed',
    part,
    weight: 700,
  })),
];
const TEXT = LATIN.map((part) => ({ family: 'public-sans', part, weight: 400 }));

type FontName = (typeof DISPLAY)[number];

/** Reads the fonts of certificates, 11 files with 150 kB together. */
export async function readTypefaces(packageFile: PackageFile): Promise<Typefaces> {
  const read = (names: readonly FontName[]): Promise<Typeface> =>
    Promise.all(names.map((name) => readFont(packageFile, name)));
  const [display, text] = await Promise.all([read(DISPLAY), read(TEXT)]);
  return { display, text: [...text, ...display] };
}

async function readFont(packageFile: PackageFile, { family, part, weight }: FontName): Promise<Font> {
  const name = `${family}-${part}-${weight}`;
  const { create } = await import('fontkit');
  const data = unpackWoff(await readFile(packageFile(`@fontsource/${family}/files/${name}-normal.woff`)));
  const font = create(data);
  if (!('characterSet' in font)) throw new Error(`${name} is a collection of fonts`);
  const codePoints = new Set(font.characterSet);
  return { name, data, has: (codePoint) => codePoints.has(codePoint) };
}
