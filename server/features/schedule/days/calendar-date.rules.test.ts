import { refusedFields } from '../../../testing/refused-fields.js';
import { checkInput } from '../../../platform/validation/check-input.js';
import { ClassCalendarArgs } from '../calendar/class-calendar.args.js';
import { FederalHolidayArgs } from '../copies/federal-holiday.args.js';

const RANGE_EN = 'Must be a date from 2000-01-01 to 2999-12-31';
const RANGE_ES = 'Escriba una fecha del 2000-01-01 al 2999-12-31';

it('a date that exists but is out of range is told from one that does not exist', async () => {
  const check = (lastDate: string) =>
    checkInput(Object.assign(new ClassCalendarArgs(), { firstDate: '2000-01-01', lastDate }));
  for (const date of ['1900-01-01', '1999-12-31', '3000-01-01', '9999-12-31']) {
    await expect(refusedFields(check(date), 'en')).resolves.toEqual({ lastDate: RANGE_EN });
    await expect(refusedFields(check(date), 'es')).resolves.toEqual({ lastDate: RANGE_ES });
  }
  for (const date of ['1900-02-30', '9999-12-32', '1900', 'tomorrow'])
    await expect(refusedFields(check(date), 'en')).resolves.toEqual({
      lastDate: 'Must be a date: YYYY-MM-DD',
    });
  await expect(check('2999-12-31')).resolves.toBeUndefined();
});

it('also in a list of dates', async () => {
  const check = (...dates: string[]) => checkInput(Object.assign(new FederalHolidayArgs(), { dates }));
  await expect(refusedFields(check('2027-01-25', '9999-12-31'), 'en')).resolves.toEqual({ dates: RANGE_EN });
  await expect(refusedFields(check('9999-12-31', '2027-02-30'), 'en')).resolves.toEqual({
    dates: 'Must be a date: YYYY-MM-DD',
  });
  await expect(check('2027-01-25')).resolves.toBeUndefined();
});
