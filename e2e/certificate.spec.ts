import { readFile } from 'node:fs/promises';
import type { Download, Locator, Page } from '@playwright/test';
import { fakeClockTest } from './fake-clock.js';
import { expect } from './guest.js';
import { logInAsOffice } from './log-in.js';
import { expectMail } from './mailed-link.js';
import { expectUsable } from './usable.js';

const textsOf = {
  en: {
    select: (name: string) => new RegExp(`^Select ${name}`),
    attended: 'Mark attended',
    absent: 'Mark absent',
    done: '2 bookings are marked as attended. The certificates leave by email in one minute.',
    undo: 'Undo',
    undone: 'Undone. The certificates are not emailed, unless sent already.',
    absentDone: 'Luis Vega is marked as absent.',
    counts: '1 attended, 1 absent, 0 not recorded',
    all: 'Certificates (PDF)',
    one: 'Certificate (PDF)',
    heading: 'You have completed this class',
    absentHeading: 'Luis, our records do not show that you attended.',
    subject: 'Certificate of completion',
  },
  es: {
    select: (name: string) => new RegExp(`^Seleccionar ${name}`),
    attended: 'Marcar asistencia',
    absent: 'Marcar ausencia',
    done: 'Se registró la asistencia en 2 reservaciones. Los certificados salen por correo al cabo de un minuto.',
    undo: 'Deshacer',
    undone: 'Se deshizo el cambio. Los certificados no se envían, a menos que ya hayan salido.',
    absentDone: 'Se registró la ausencia de Luis Vega.',
    counts: 'Asistieron: 1; no asistieron: 1; sin registrar: 0',
    all: 'Certificados (PDF)',
    one: 'Certificado (PDF)',
    heading: 'Usted completó esta clase',
    absentHeading: 'Luis, en nuestro registro no aparece su asistencia.',
    subject: 'Certificado de finalización',
  },
};

const day = 86_400_000;

async function download(page: Page, button: Locator): Promise<Download> {
  const saved = page.waitForEvent('download');
  await button.click();
  return saved;
}

async function expectPdf(file: Download): Promise<void> {
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
}

fakeClockTest.describe(() => {
  // The class is over by the clock of the browser, but could be booked by that of the server.
  fakeClockTest.use({ startsAt: new Date(Date.now() - 20 * day).toISOString() });
  fakeClockTest(
    'the office records who attended a class, and its guests save their certificates @both',
    async ({ page, office, site, clock, language }) => {
      const texts = textsOf[language];
      const id = await office.addClass({ inDays: -10 });
      const person = (firstName: string, lastName: string) => ({
        first_name: firstName,
        last_name: lastName,
        email: `${firstName.toLowerCase()}@example.com`,
        language,
      });
      const ana = await office.takeSeat(id, person('Ana', 'Ruiz'));
      const luis = await office.takeSeat(id, person('Luis', 'Vega'));
      await clock.moveTo(new Date().toISOString());

      await page.goto(`/admin/bookings?classId=${id}`);
      await logInAsOffice(page, language);
      const select = async (...names: string[]) => {
        for (const name of names) await page.getByRole('checkbox', { name: texts.select(name) }).check();
      };
      await select('Ana', 'Luis');
      await expectUsable(page, 'attendance-bar');
      await page.getByRole('button', { name: texts.attended, exact: true }).click();
      await expect(page.getByText(texts.done)).toBeVisible();
      await page.getByRole('button', { name: texts.undo }).click();
      await expect(page.getByText(texts.undone)).toBeVisible();
      await select('Ana', 'Luis');
      await page.getByRole('button', { name: texts.attended, exact: true }).click();
      await expect(page.getByText(texts.done)).toBeVisible();
      await select('Luis');
      await page.getByRole('button', { name: texts.absent, exact: true }).click();
      await expect(page.getByText(texts.absentDone)).toBeVisible();

      await page.goto(`/admin/schedule/${id}`);
      await expect(page.getByText(texts.counts)).toBeVisible();
      await expectUsable(page, 'attendance-class');
      await expectPdf(await download(page, page.getByRole('button', { name: texts.all })));

      await page.goto(`/booking-confirmation/${ana}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.heading);
      await expectUsable(page, 'certificate');
      const link = page.getByRole('link', { name: texts.one });
      const response = await page.request.get((await link.getAttribute('href')) ?? '');
      expect([response.status(), response.headers()['content-type']]).toEqual([200, 'application/pdf']);
      const file = await download(page, link);
      expect(file.suggestedFilename()).toMatch(/^certificate-[2-9A-Z]{8}\.pdf$/);
      await expectPdf(file);

      await page.goto(`/booking-confirmation/${luis}`);
      await expect(page.getByText(texts.absentHeading)).toBeVisible();
      await expect(page.getByRole('link', { name: texts.one })).toHaveCount(0);
      expect((await page.request.get(`/api/bookings/${luis}/certificate.pdf`)).status()).toBe(404);

      await clock.moveTo(new Date(Date.now() + 120_000).toISOString());
      await expectMail(site.dataFolder, 'ana@example.com', texts.subject);
    },
  );
});
