import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import PostalMime from 'postal-mime';

interface ReceivedMail {
  subject: string;
  text: string;
}

/** The mails to an address, oldest first; without SMTP_URL, mails are written to files. */
async function mailsTo(dataFolder: string, email: string): Promise<ReceivedMail[]> {
  const folder = join(dataFolder, 'outbox');
  const files = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(
    files.map(async (name) => {
      const file = join(folder, name);
      // The date of a mail has no milliseconds.
      const { mtimeMs } = await stat(file);
      return { ...(await PostalMime.parse(await readFile(file))), mtimeMs };
    }),
  );
  return mails
    .filter(({ to }) => to?.some(({ address }) => address === email))
    .sort((a, b) => a.mtimeMs - b.mtimeMs)
    .map(({ subject, text }) => ({ subject: subject ?? '', text: text ?? '' }));
}

/** Waits for a mail with the given subject. */
export async function expectMail(dataFolder: string, email: string, subject: string): Promise<void> {
  await expect(async () => {
    const subjects = (await mailsTo(dataFolder, email)).map((mail) => mail.subject);
    expect(subjects.join('\n')).toContain(subject);
  }).toPass({ timeout: 60_000 });
}

/** Waits for a mail with a link to the given page. @returns the link in the newest one */
export async function mailedLink(dataFolder: string, email: string, path: string): Promise<string> {
  const find = async (): Promise<string | undefined> => {
    const links = (await mailsTo(dataFolder, email)).map(
      ({ text }) => new RegExp(`https?://[^/\\s]+${path}\\?\\S+`).exec(text)?.[0],
    );
    return links.filter((link) => link !== undefined).at(-1);
  };
  let link: string | undefined;
  await expect(async () => {
    link = await find();
    expect(link).toBeDefined();
  }).toPass({ timeout: 60_000 });
  return link ?? '';
}
