import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { expect, ownSiteTest } from './guest.js';
import { logInAsOffice } from './log-in.js';
import { expectUsable } from './usable.js';

const textsOf = {
  en: {
    reports: 'Reports',
    write: 'Write a query of your own',
    explorer: 'GraphQL explorer',
    narrow: 'The explorer needs a wider screen',
    editor: 'Query editor',
    docs: 'Show Documentation Explorer',
    saveAs: 'Save as a report…',
    saveTo: 'Save to “West Valley”…',
    save: 'Save the report',
    saveChanges: 'Save changes',
    takeTheirs: 'Use their version',
    name: 'Name',
    noName: 'Enter a name',
    unknownField: /Cannot query field "amountEuros".* \(line 4:/,
    openSaved: 'Open the report',
    city: 'City',
    rows: '3 rows',
    file: 'CSV, all rows',
    explore: 'Change the query',
    raw: 'Raw (JSON)',
    table: 'Table',
    readOnly: /The.explorer.only.reads/,
    bookings: 'Bookings',
    logOut: 'Log out',
  },
  es: {
    reports: 'Informes',
    write: 'Escribir su propia consulta',
    explorer: 'Explorador GraphQL',
    narrow: 'El explorador necesita una pantalla más ancha',
    editor: 'Editor de consultas',
    docs: 'Mostrar Documentación',
    saveAs: 'Guardar como informe…',
    saveTo: 'Guardar en «West Valley»…',
    save: 'Guardar el informe',
    saveChanges: 'Guardar cambios',
    takeTheirs: 'Usar la otra versión',
    name: 'Nombre',
    noName: 'Escriba un nombre',
    unknownField: /El tipo "Booking" no tiene el campo "amountEuros".* \(línea 4:/,
    openSaved: 'Abrir el informe',
    city: 'Ciudad',
    rows: '3 filas',
    file: 'CSV, todas las filas',
    explore: 'Cambiar la consulta',
    raw: 'Sin formato (JSON)',
    table: 'Tabla',
    readOnly: /El.explorador.solo.lee/,
    bookings: 'Reservaciones',
    logOut: 'Cerrar sesión',
  },
};

ownSiteTest.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const wide = { width: 1280, height: 1000 };
const mark = '\ufeff';

/** The GraphiQL editor of a part. */
const editorOf = (page: Page, part: 'query' | 'variable') =>
  page.locator(part === 'query' ? '.graphiql-query-editor' : '.graphiql-editor-tool');

/** Replaces the content of an editor. Pasted, because typing a bracket would insert its counterpart. */
async function write(page: Page, part: 'query' | 'variable', text: string): Promise<void> {
  if (part === 'variable') await page.getByRole('button', { name: 'Variables', exact: true }).click();
  await page.evaluate((pasted) => navigator.clipboard.writeText(pasted), text);
  await editorOf(page, part)
    .locator('.monaco-editor')
    .first()
    .click({ position: { x: 120, y: 24 } });
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Control+V');
  // The editor updates asynchronously.
  const shown = editorOf(page, part).locator('.view-lines').first();
  await expect.poll(async () => linesOf(await shown.innerText())).toEqual(linesOf(text));
}

/** Without whitespace: the editor's DOM preserves neither whitespace characters nor the order of lines. */
const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.replaceAll(/\s/g, ''))
    .filter(Boolean)
    .toSorted();

/** GraphiQL's tabs contain close buttons, which axe reports. */
const except = '.graphiql-tabs';

ownSiteTest(
  'an admin writes a query with the documentation, saves it, and runs it as a report that matches SQL @both @short-en',
  async ({ page, site, office, language, isMobile }) => {
    ownSiteTest.setTimeout(180_000);
    page.setDefaultTimeout(15_000);
    const texts = textsOf[language];
    await office.takeSeats(await office.addClass(), 3);

    await page.goto('/admin/reports/explorer');
    await expect(page).toHaveURL(/\/login$/);
    await logInAsOffice(page, language);
    await expect(page.getByRole('heading', { level: 1, name: texts.explorer })).toBeVisible();
    if (isMobile) {
      await expect(page.getByText(texts.narrow)).toBeVisible();
      await expectUsable(page, 'explorer-narrow');
      await page.setViewportSize(wide);
    }
    await expect(page.getByRole('region', { name: texts.editor })).toBeVisible();

    // The documentation displays the field and its description.
    await page.getByRole('button', { name: texts.docs }).click();
    const docs = page.locator('.graphiql-doc-explorer');
    await docs.getByRole('link', { name: 'Query', exact: true }).click();
    await docs.getByRole('link', { name: 'bookings', exact: true }).click();
    await expect(docs.getByText(/Only bookings of classes in this city|city/i).first()).toBeVisible();
    await expectUsable(page, 'explorer-docs', { except });

    await write(
      page,
      'query',
      'query ByCity($city: String!) {\n  bookings(city: $city) {\n    nodes {\n      confirm',
    );
    await page.keyboard.press('Control+Space');
    await page.getByRole('option', { name: /^confirmationNumber/ }).click();
    await page.keyboard.insertText(' amountEuros lastName\n    }\n  }\n}');
    await write(page, 'variable', '{"city": "West Valley City"}');

    // The error is displayed, and the query is kept.
    await page.getByRole('button', { name: texts.saveAs }).click();
    await page.getByRole('button', { name: texts.save, exact: true }).click();
    await expect(page.getByLabel(texts.name, { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel(texts.name, { exact: true }).fill('West Valley');
    await page.getByRole('button', { name: texts.save, exact: true }).click();
    await expect(page.getByRole('alert').getByText(texts.unknownField)).toBeVisible();
    await expectUsable(page, 'explorer-refused-query', { except });
    await expect(page.getByLabel(texts.name, { exact: true })).toHaveValue('West Valley');
    await write(
      page,
      'query',
      'query ByCity($city: String!) {\n  bookings(city: $city) {\n    nodes {\n      confirmationNumber\n      amountCents\n      lastName\n    }\n  }\n}',
    );
    await page.getByRole('button', { name: texts.save, exact: true }).click();
    await page.getByRole('link', { name: texts.openSaved }).click();

    // As a report: form, table and file.
    await expect(page.getByRole('heading', { level: 1, name: 'West Valley' })).toBeVisible();
    await expect(page.getByLabel(texts.city)).toHaveValue('West Valley City');
    await expect(page.getByText(texts.rows)).toBeVisible();
    await expectUsable(page, 'explorer-report');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: texts.file }).click(),
    ]);
    const text = await readFile(await download.path(), 'utf8');
    expect(text.startsWith(mark)).toBe(true);
    const [head, ...rows] = parse(text.slice(mark.length));
    expect(head).toEqual(['confirmationNumber', 'amount', 'lastName']);
    const stored = await site.query<{ number: string; cents: number; name: string }>(
      `SELECT b.confirmation_number AS number, b.amount_cents AS cents, b.last_name AS name
       FROM booking b JOIN class_instance c ON c.id = b.class_instance_id WHERE c.city = 'West Valley City'`,
    );
    expect(stored).toHaveLength(3);
    expect(rows.toSorted()).toEqual(
      stored.map(({ number, cents, name }) => [number, (cents / 100).toFixed(2), name]).toSorted(),
    );

    // Back in the explorer: change and save it.
    await page.getByRole('link', { name: texts.explore }).click();
    await expect(editorOf(page, 'query')).toContainText('ByCity');
    await page.getByRole('button', { name: texts.saveTo }).click();
    await page.getByLabel(texts.name, { exact: true }).fill('West Valley today');
    await page.getByRole('button', { name: texts.saveChanges, exact: true }).click();
    await expect(page.getByRole('link', { name: texts.openSaved })).toBeVisible();
    await page.goto('/admin/reports');
    await expect(page.getByRole('link', { name: 'West Valley today' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(14);
    await expectUsable(page, 'reports-with-a-saved-one');
  },
);

ownSiteTest(
  'the explorer runs no mutations, keeps a query when the token expires, and removes it on log-out',
  async ({ page, office, language }) => {
    ownSiteTest.setTimeout(180_000);
    page.setDefaultTimeout(15_000);
    const texts = textsOf[language];
    await office.addClass();
    await page.setViewportSize(wide);
    const stored = () =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('explorer:')));

    // From a report, with its query and its values.
    await page.goto('/admin/reports/cancellations?bookedFrom=2026-02-03');
    await logInAsOffice(page, language);
    await page.getByRole('link', { name: texts.explore }).click();
    await expect(editorOf(page, 'query')).toContainText('Cancellations');
    await expect(editorOf(page, 'variable')).toContainText('"2026-02-03"');
    const response = page.locator('.graphiql-response');
    await page.getByRole('button', { name: texts.raw }).click();
    // The lines of the query do not cover the buttons.
    await page
      .getByRole('button', { name: texts.table, exact: true })
      .click({ position: { x: 8, y: 8 }, trial: true });
    await editorOf(page, 'query')
      .locator('.monaco-editor')
      .first()
      .click({ position: { x: 120, y: 24 } });
    await page.keyboard.press('Control+Enter');
    await expect(response).toContainText('nodes');

    await write(page, 'query', 'mutation Slip { logOutEverywhere { isAccepted } }');
    await page.keyboard.press('Control+Enter');
    await expect(response).toContainText(texts.readOnly);
    // Instead of the previous result.
    await page.getByRole('button', { name: texts.table, exact: true }).click();
    await expect(response.getByRole('alert')).toHaveText(texts.readOnly);
    await expect(response.getByRole('table')).toHaveCount(0);
    await page.getByRole('button', { name: texts.raw }).click();

    await write(page, 'query', 'query KeepMe { classTypes(first: 5) { totalCount } }');
    await page.keyboard.press('Control+Enter');
    await expect(response).toContainText(/"totalCount":.1/);
    await office.logOutEverywhere();
    await page.keyboard.press('Control+Enter');
    await expect(page).toHaveURL(/\/login$/);
    await logInAsOffice(page, language);
    await expect(editorOf(page, 'query')).toContainText('KeepMe');
    await page.keyboard.press('Control+Enter');
    expect(await stored()).not.toEqual([]);

    await page.getByRole('button', { name: texts.logOut }).click();
    await expect(page).toHaveURL(/\/(admin\/)?login$/);
    expect(await stored()).toEqual([]);
    const schema = await page.request.post('/graphql', {
      data: { query: '{ __schema { types { name } } }' },
    });
    expect(await schema.text()).not.toContain('Booking');
    expect(schema.status()).toBe(401);
  },
);

ownSiteTest(
  'a report saved from two tabs displays the other version, and taking it over loads its query into the editor @es-360',
  async ({ page, site, office, language }) => {
    page.setDefaultTimeout(15_000);
    const texts = textsOf[language];
    await page.setViewportSize(wide);
    const report = { name: 'West Valley', description: '', shared: false, defaults: [] };
    const saved = await office.saveReport({
      ...report,
      query: 'query Old { classTypes { nodes { name } } }',
    });
    await page.goto(`/admin/reports/explorer?report=${saved.id}`);
    await logInAsOffice(page, language);
    await expect(editorOf(page, 'query')).toContainText('Old');

    const query = 'query Theirs { bookings { nodes { lastName } } }';
    await office.saveReport({ ...report, ...saved, query });
    await page.getByRole('button', { name: texts.saveTo }).click();
    await page.getByRole('button', { name: texts.saveChanges, exact: true }).click();
    await page.getByRole('button', { name: texts.takeTheirs }).click();
    await expect(editorOf(page, 'query')).toContainText('Theirs');
    await page.getByRole('button', { name: texts.saveChanges, exact: true }).click();
    await expect(page.getByRole('link', { name: texts.openSaved })).toBeVisible();
    expect(await site.query('SELECT query FROM saved_report')).toEqual([{ query }]);
  },
);
