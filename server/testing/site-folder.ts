import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface SiteFolder {
  path: string;
  remove: () => Promise<void>;
}

const PAGE = `<!doctype html>
<html lang="en"><head><title>Classes</title></head><body><div id="root"></div></body></html>`;

/** A stand-in for the built client: one page and one hashed file. */
export async function createSiteFolder(): Promise<SiteFolder> {
  const path = await mkdtemp(join(tmpdir(), 'booking-site-'));
  await mkdir(join(path, 'assets'));
  await writeFile(join(path, 'index.html'), PAGE);
  await writeFile(join(path, 'assets', 'app-4f2a9c1b.js'), 'export {};\n');
  await writeFile(join(path, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}
