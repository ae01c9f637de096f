import { join } from 'node:path';
import sqlite3 from 'sqlite3';
import { BookingForm } from './booking-form.js';
import { ContactForm } from './contact-form.js';
import { Office, officeEnvironment } from './office.js';
import { startServer, type RunningServer } from './server.js';
import { expect, test as visitorTest } from './visitor.js';
import { textsOf, type Texts } from './texts.js';

export { expect };

interface Guest {
  texts: Texts;
  bookingForm: BookingForm;
  contactForm: ContactForm;
}

interface WorkerFixtures {
  /** The address of a site with demo data. */
  demoSite: string;
  /** The office of a site without demo data. */
  sharedOffice: Office;
}

/** A guest of the site with demo data. Tests do not change its data. */
export const test = visitorTest.extend<Guest, WorkerFixtures>({
  // Both fixtures here, because tests with other worker fixtures need another worker, although most tests use only one.
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
  texts: async ({ language }, use) => {
    await use(textsOf[language]);
  },
  bookingForm: async ({ page, texts, hasTouch }, use) => {
    await use(new BookingForm(page, texts, hasTouch));
  },
  contactForm: async ({ page, texts }, use) => {
    await use(new ContactForm(page, texts));
  },
});

/** A guest of a site on which each test creates its own classes; classes of the worker's other tests exist too. */
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
    /** Queries the database directly. */
    query: <Row>(sql: string) => Promise<Row[]>;
  };
  office: Office;
  /** Environment variables of its server. */
  environment: Record<string, string>;
}

/** A guest of a site for one test only: it has just the classes that the test creates. */
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
