import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const packageJson = fileURLToPath(
  new URL('../node_modules/@sparticuz/chromium/package.json', import.meta.url),
);

/**
 * Launch options: CHROME_PATH if it is set, on Linux x64 the Chromium of the npm packages, elsewhere the installed
 * Chrome.
 *
 * @returns {Promise<import('@playwright/test').LaunchOptions>}
 */
export async function browserLaunchOptions() {
  const { CHROME_PATH } = process.env;
  if (CHROME_PATH) return { executablePath: CHROME_PATH };
  if (process.platform !== 'linux' || process.arch !== 'x64') return { channel: 'chrome' };
  const folder = await unpackedChromium();
  const executablePath = join(folder, 'chromium');
  return {
    executablePath,
    // Not the arguments of @sparticuz/chromium: they disable web security and use a single process.
    args: ['--no-sandbox', '--font-render-hinting=none', '--disable-gpu'],
    env: { ...definedEnvironment(), ...(await missingParts(folder, executablePath)) },
  };
}

/** Unpacks once; the final rename makes concurrent processes safe. */
async function unpackedChromium() {
  const { version } = JSON.parse(await readFile(packageJson, 'utf8'));
  const folder = join(dirname(packageJson), '../../.cache', `chromium-${version}`);
  if (existsSync(folder)) return folder;
  const staging = `${folder}.${process.pid}`;
  await mkdir(staging, { recursive: true });
  // The package unpacks into the temporary directory, and its system libraries only if it detects AWS.
  await run(
    process.execPath,
    ['--input-type=module', '-e', "await (await import('@sparticuz/chromium')).default.executablePath()"],
    {
      cwd: dirname(packageJson),
      env: { ...definedEnvironment(), TMPDIR: staging, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' },
    },
  );
  try {
    await rename(staging, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    await rm(staging, { recursive: true });
  }
  return folder;
}

/**
 * A minimal system lacks NSS and fonts, which the package contains.
 *
 * @param {string} folder
 * @param {string} executablePath
 */
async function missingParts(folder, executablePath) {
  /** @type {Record<string, string>} */
  const env = {};
  try {
    await run(executablePath, ['--version']);
  } catch {
    env.LD_LIBRARY_PATH = join(folder, 'al2023/lib');
  }
  if (!existsSync('/etc/fonts/fonts.conf')) env.XDG_DATA_HOME = join(folder, 'fonts');
  return env;
}

function definedEnvironment() {
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
