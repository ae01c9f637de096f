/** More than any list of twelve people needs. */
const maxFileBytes = 100_000;

/**
 * The text of a file with names. Excel saves CSV files in the code page of Windows, and 'Unicode text' as UTF-16.
 * Throws if the file is too large, not a text, or cannot be read.
 */
export async function readListFile(file: File): Promise<string> {
  if (file.size > maxFileBytes) throw new Error('The file is too large for a list of names.');
  const text = decode(new Uint8Array(await file.arrayBuffer()));
  if (text.includes('\u0000')) throw new Error('The file is not a text.');
  return text;
}

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
