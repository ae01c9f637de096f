import { join } from 'node:path';
import sqlite3 from 'sqlite3';
import { BookingForm } from './booking-form.js';
import { ContactForm } from './contact-form.js';
import { Office, officeEnvironment } from './office.js';
import { createDataFolder, startServer } from './server.js';
import { expect, test as visitorTest } from './visitor.js';
import { wordsOf, type Words } from './words.js';

export { expect };

interface Guest {
  words: Words;
  bookingForm: BookingForm;
  contactForm: ContactForm;
}

/** A guest of the site with demo data, who changes nothing there. */
export const test = visitorTest.extend<Guest>({
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

/** A guest of a site whose classes are made by the tests, each its own; the other tests' classes are there too. */
export const bookingTest = test.extend<object, { office: Office }>({
  office: [
    async ({}, use) => {
      const data = await createDataFolder();
      const server = await startServer(data.folder, officeEnvironment);
      await use(await Office.open(server.url));
      await server.stop();
      await data.remove();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ office }, use) => {
    await use(office.url);
  },
});

interface OwnSite {
  site: {
    url: string;
    /** Stops the server and starts another on the same data. @returns its address, which is another one */
    restart: () => Promise<string>;
    /** Reads the database beside the server. */
    query: <Row>(sql: string) => Promise<Row[]>;
  };
  office: Office;
}

/** A guest of a site that nobody else comes to: it has no class but those that the test makes. */
export const ownSiteTest = test.extend<OwnSite>({
  site: async ({}, use) => {
    const data = await createDataFolder();
    let server = await startServer(data.folder, officeEnvironment);
    await use({
      url: server.url,
      restart: async () => {
        await server.stop();
        server = await startServer(data.folder, officeEnvironment);
        return server.url;
      },
      query: (sql) => readRows(join(data.folder, 'classes.sqlite'), sql),
    });
    await server.stop();
    await data.remove();
  },
  office: async ({ site }, use) => {
    await use(await Office.open(site.url));
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
