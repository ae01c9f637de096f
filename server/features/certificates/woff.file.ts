import { inflateSync } from 'node:zlib';

const HEADER = 44;
const ENTRY = 20;
const UNPACKED_HEADER = 12;
const UNPACKED_ENTRY = 16;

/**
 * The font in a WOFF file, uncompressed. PDFKit also reads WOFF, but inflates the tables again for each document, which
 * takes longer than all the rest.
 */
export function unpackWoff(file: Buffer): Buffer {
  if (file.toString('latin1', 0, 4) !== 'wOFF') throw new Error('not a WOFF file');
  const tables = Array.from({ length: file.readUInt16BE(12) }, (_, index) =>
    tableAt(file, HEADER + index * ENTRY),
  );
  const header = Buffer.alloc(UNPACKED_HEADER + tables.length * UNPACKED_ENTRY);
  file.copy(header, 0, 4, 8);
  header.writeUInt16BE(tables.length, 4);
  const parts: Buffer[] = [header];
  let offset = header.length;
  tables.forEach(({ tag, checksum, data }, index) => {
    const entry = UNPACKED_HEADER + index * UNPACKED_ENTRY;
    header.write(tag, entry, 'latin1');
    header.writeUInt32BE(checksum, entry + 4);
    header.writeUInt32BE(offset, entry + 8);
    header.writeUInt32BE(data.length, entry + 12);
    // Tables begin at multiples of four bytes.
    const padding = Buffer.alloc(-data.length & 3);
    parts.push(data, padding);
    offset += data.length + padding.length;
  });
  return Buffer.concat(parts);
}

function tableAt(file: Buffer, entry: number): { tag: string; checksum: number; data: Buffer } {
  const offset = file.readUInt32BE(entry + 4);
  const packed = file.readUInt32BE(entry + 8);
  const length = file.readUInt32BE(entry + 12);
  const data = file.subarray(offset, offset + packed);
  return {
    tag: file.toString('latin1', entry, entry + 4),
    checksum: file.readUInt32BE(entry + 16),
    // Stored uncompressed if that is not longer.
    data: packed < length ? inflateSync(data) : data,
  };
}
