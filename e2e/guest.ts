import { join } from 'node:path';
import sqlite3 from 'sqlite3';
import { BookingForm } from './booking-form.js';
import { ContactForm } from './contact-form.js';
import { Office, officeEnvironment } from './office.js';
import { startServer, type RunningServer } from './server.js';
import { expect, test as visitorTest } from './visitor.js';
import { wordsOf, type Words } from './words.js';

export { expect };

interface Guest {
  words: Words;
  bookingForm: BookingForm;
  contactForm: ContactForm;
}

interface WorkersSites {
  /** The address of a site with demo data. */
  demoSite: string;
  /** The office of a site without demo data. */
  sharedOffice: Office;
}

/** A guest of the site with demo data, who changes nothing there. */
export const test = visitorTest.extend<Guest, WorkersSites>({
  // Both here, although most tests need one: tests with other fixtures of the worker's need another worker.
  demoSite: [
    async ({}, use) => {
      const server = await startServer({ DEMO_DATA: 'on' });
      await use(server.url);
      await server.remove();
    },
    { scope: 'worker' },
  ],
  sharedOffice: [
    async ({}, use) => {
      const server = await startServer(officeEnvironment);
      await use(await Office.open(server));
      await server.remove();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ demoSite }, use) => {
    await use(demoSite);
  },
  words: async ({ language }, use) => {
    await use(wordsOf[language]);
  },
  bookingForm: async ({ page, words, hasTouch }, use) => {
    await use(new BookingForm(page, words, hasTouch));
  },
  contactForm: async ({ page, words }, use) => {
    await use(new ContactForm(page, words));
  },
});

/** A guest of a site whose classes are made by the tests, each its own; the worker's other tests' classes are there too. */
export const bookingTest = test.extend<{ office: Office }>({
  office: async ({ sharedOffice }, use) => {
    await use(sharedOffice);
  },
  baseURL: async ({ office }, use) => {
    await use(office.url);
  },
});

interface OwnSite {
  site: {
    url: string;
    dataFolder: string;
    restart: RunningServer['restart'];
    /** Reads the database beside the server. */
    query: <Row>(sql: string) => Promise<Row[]>;
  };
  office: Office;
  /** Of its server. */
  environment: Record<string, string>;
}

/** A guest of a site that nobody else comes to: it has no class but those that the test makes. */
export const ownSiteTest = test.extend<OwnSite>({
  environment: async ({}, use) => {
    await use(officeEnvironment);
  },
  site: async ({ environment }, use) => {
    const { url, dataFolder, restart, remove } = await startServer(environment);
    await use({
      url,
      dataFolder,
      restart,
      query: (sql) => readRows(join(dataFolder, 'classes.sqlite'), sql),
    });
    await remove();
  },
  office: async ({ site }, use) => {
    await use(await Office.open(site));
  },
  baseURL: async ({ site }, use) => {
    await use(site.url);
  },
});

function readRows<Row>(file: string, sql: string): Promise<Row[]> {
  return new Promise((resolve, reject) => {
    const database = new sqlite3.Database(file, sqlite3.OPEN_READONLY);
    database.all<Row>(sql, (error, rows) => {
      database.close();
      if (error) reject(error);
      else resolve(rows);
    });
  });
}
