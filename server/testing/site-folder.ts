import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface SiteFolder {
  path: string;
  remove: () => Promise<void>;
}

const PAGE = `<!doctype html>
<html lang="en"><head><title>Classes</title></head><body><div id="root"></div></body></html>`;

/** What the build of the client looks like to the server: one page and a hashed file. */
export async function createSiteFolder(): Promise<SiteFolder> {
  const path = await mkdtemp(join(tmpdir(), 'booking-site-'));
  await mkdir(join(path, 'assets'));
  await writeFile(join(path, 'index.html'), PAGE);
  await writeFile(join(path, 'assets', 'app-4f2a9c1b.js'), 'export {};\n');
  await writeFile(join(path, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}
