import { Board } from './board.js';
import { expect, test } from './guest.js';
import { upcomingClasses, type PublicClass } from './office.js';
import { expectUsable } from './usable.js';

const isEquipment = ({ category }: PublicClass): boolean => category === 'equipment';
const isInSpanish = ({ language }: PublicClass): boolean => language !== 'en';

test('narrows the board by category and language of instruction, in the address, step by step back @both', async ({
  page,
  words,
  baseURL,
}) => {
  const classes = await upcomingClasses(baseURL ?? '');
  const equipment = classes.filter(isEquipment);
  const inSpanish = equipment.filter(isInSpanish);
  const board = new Board(page, words);
  await board.open();
  await expect(board.cards).toHaveCount(classes.length);

  await board.category('equipment').click();
  await expect(page).toHaveURL('/?category=equipment');
  await expect(board.cards).toHaveCount(equipment.length);
  await expect(board.category('equipment')).toHaveAttribute('aria-pressed', 'true');

  await board.chooseTaughtIn('Español');
  await expect(board.taughtIn('Español')).toBeChecked();
  await expect(page).toHaveURL('/?category=equipment&teaching=es');
  await expect(board.cards).toHaveCount(inSpanish.length);
  for (const { id } of inSpanish) await expect(board.card(id)).toBeVisible();
  await expectUsable(page, 'board-filtered');

  await page.goBack();
  await expect(page).toHaveURL('/?category=equipment');
  await expect(board.cards).toHaveCount(equipment.length);
  await page.goBack();
  await expect(board.cards).toHaveCount(classes.length);
  await expect(board.category('all')).toHaveAttribute('aria-pressed', 'true');
});

test('a shared link opens the board as it was sent @es-360', async ({ page, words, baseURL }) => {
  const wanted = (await upcomingClasses(baseURL ?? '')).filter(isEquipment).filter(isInSpanish);
  const board = new Board(page, words);
  await board.open('?category=equipment&teaching=es');
  await expect(board.cards).toHaveCount(wanted.length);
  await expect(board.category('equipment')).toHaveAttribute('aria-pressed', 'true');
  await expect(board.taughtIn('Español')).toBeChecked();
});
