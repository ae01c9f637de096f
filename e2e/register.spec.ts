import { fakeClockTest } from './fake-clock.js';
import { expect } from './guest.js';
import { logInAsOffice } from './log-in.js';
import { expectUsable } from './usable.js';

const textsOf = {
  en: {
    record: 'Record attendance',
    count: (recorded: number) => `${String(recorded)} of 3 recorded`,
    attended: (name: string) => `Attended ${name}`,
    absent: (name: string) => `Absent ${name}`,
    notSaved: '1 entry is not saved yet. Keep this page open.',
    others: 'All others attended',
    undo: 'Undo',
    counts: '1 attended, 1 absent, 1 not recorded',
  },
  es: {
    record: 'Registrar asistencia',
    count: (recorded: number) => `${String(recorded)} de 3 con registro`,
    attended: (name: string) => `Asistió ${name}`,
    absent: (name: string) => `No asistió ${name}`,
    notSaved: '1 registro todavía no se ha guardado. No cierre esta página.',
    others: 'El resto asistió',
    undo: 'Deshacer',
    counts: 'Asistieron: 1; no asistieron: 1; sin registrar: 1',
  },
};

const day = 86_400_000;

fakeClockTest.describe(() => {
  // The class is over by the clock of the browser, but could be booked by that of the server.
  fakeClockTest.use({ startsAt: new Date(Date.now() - 20 * day).toISOString() });
  fakeClockTest(
    'the office records who attended in the register of a class, also while the connection is lost @both',
    async ({ page, context, office, clock, language }) => {
      const texts = textsOf[language];
      const id = await office.addClass({ inDays: -10 });
      for (const [first_name, last_name] of [
        ['Ana', 'Ruiz'],
        ['Luis', 'Vega'],
        ['Eva', 'Soto'],
      ] as const)
        await office.takeSeat(id, { first_name, last_name, email: `${first_name}@example.com` });
      await clock.moveTo(new Date().toISOString());

      await page.goto(`/admin/schedule/${id}`);
      await logInAsOffice(page, language);
      await page.getByRole('link', { name: texts.record }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.record);
      const count = page.getByRole('heading', { level: 2 });
      const press = (label: string) => page.getByRole('button', { name: label, exact: true }).click();
      await expect(count).toHaveText(texts.count(0));
      const lines = page.getByRole('main').getByRole('listitem');
      await expect(lines).toHaveText([/^Ruiz, Ana/, /^Soto, Eva/, /^Vega, Luis/]);
      for (const line of await lines.all())
        expect((await line.boundingBox())?.height, 'each is on one line').toBeLessThan(52);
      await press(texts.absent('Luis Vega'));
      await expect(count).toHaveText(texts.count(1));
      await expectUsable(page, 'register');

      await context.setOffline(true);
      await press(texts.attended('Ana Ruiz'));
      await expect(page.getByText(texts.notSaved)).toBeVisible();
      await expectUsable(page, 'register-not-saved');
      await context.setOffline(false);
      await expect(count).toHaveText(texts.count(2));
      await expect(page.getByText(texts.notSaved)).toBeHidden();

      await page.emulateMedia({ colorScheme: 'dark' });
      await press(texts.others);
      await expect(count).toHaveText(texts.count(3));
      await expectUsable(page, 'register-dark');
      await press(texts.undo);
      await expect(count).toHaveText(texts.count(2));
      await page.goBack();
      await expect(page.getByText(texts.counts)).toBeVisible();
    },
  );
});
