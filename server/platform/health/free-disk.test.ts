import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freeDisk } from './free-disk.js';

describe('the free space of a disk', () => {
  it('is that of the disk of a folder, and of one that will be made there', async () => {
    const { bavail, bsize } = statfsSync(tmpdir());
    // Others write to the disk meanwhile.
    const near = (bytes: number): boolean => Math.abs(bytes - bavail * bsize) < 2 ** 30;
    expect(near(await freeDisk(tmpdir()))).toBe(true);
    expect(near(await freeDisk(join(tmpdir(), 'not', 'there', 'yet')))).toBe(true);
  });

  it('is none where a disk takes nothing', async () => {
    await expect(freeDisk('/proc')).resolves.toBe(0);
  });
});
