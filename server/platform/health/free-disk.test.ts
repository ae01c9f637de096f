import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freeDisk } from './free-disk.js';

describe('the free space of a disk', () => {
  it('is that of the disk of an existing or future folder', async () => {
    const { bavail, bsize } = statfsSync(tmpdir());
    // Other processes write to the disk meanwhile.
    const near = (bytes: number): boolean => Math.abs(bytes - bavail * bsize) < 2 ** 30;
    expect(near(await freeDisk(tmpdir()))).toBe(true);
    expect(near(await freeDisk(join(tmpdir(), 'not', 'there', 'yet')))).toBe(true);
  });

  it('is 0 on a file system without space', async () => {
    await expect(freeDisk('/proc')).resolves.toBe(0);
  });
});
