import { Board } from './board.js';
import { expect, ownSiteTest as test } from './guest.js';
import { expectUsable } from './usable.js';

test('says what to do if no class is scheduled, or none of a category @both', async ({
  page,
  texts,
  office,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: texts.home.none })).toBeVisible();
  await expectUsable(page, 'board-empty');
  const board = page.getByRole('region', { name: texts.home.board });
  await board.getByRole('link', { name: texts.contact.heading }).click();
  await expect(page.getByRole('heading', { name: texts.contact.heading })).toBeInViewport();

  await office.addClass();
  await page.goto('/?category=certification&teaching=nonsense');
  await expect(page.getByRole('heading', { name: texts.home.noneFits })).toBeVisible();
  await expectUsable(page, 'board-without-the-category');
  await page.getByRole('link', { name: texts.home.showAll }).click();
  await expect(new Board(page, texts).classes).toHaveCount(1);
  await expect(page).toHaveURL('/');
});

test('displays fifty classes and then more, with the focus on the first added one @es-360', async ({
  page,
  texts,
  office,
}) => {
  const typeId = await office.addClassType();
  const ids: string[] = [];
  for (let day = 1; day <= 53; day += 1) ids.push(await office.addClass({ typeId, inDays: day + 1 }));
  const board = new Board(page, texts);
  await board.open();
  await expect(board.classes).toHaveCount(50);

  await page.getByRole('link', { name: texts.home.showMore }).click();
  await expect(board.classes).toHaveCount(53);
  await expect(board.classRow(ids[50] ?? '').getByRole('link')).toBeFocused();
  await expect(page.getByRole('link', { name: texts.home.showMore })).toBeHidden();
});
