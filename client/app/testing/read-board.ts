import { screen, within } from '@testing-library/react';

import { preparePage } from './open-app';
import { board, listOf, site } from './sample-classes';
import { data, StubApi } from './stub-api';

/** Prepares a page and a stub server with a board of classes. */
export function prepareBoard(): StubApi {
  preparePage();
  return new StubApi().on('Site', () => data(site)).on('UpcomingClasses', () => data(listOf(board)));
}

/** The card of a class type on the board. */
export const card = (name: string) => screen.findByRole('article', { name });

/** The names of the class types on the board, in order. */
export async function cards(): Promise<(string | null)[]> {
  const all = await screen.findAllByRole('article');
  return all.map((each) => within(each).getByRole('heading', { level: 3 }).textContent);
}

/** The rows of a card, one per class. */
export const dates = (ofType: HTMLElement) => within(ofType).getAllByRole('listitem');

/** Its text with plain spaces. */
export const plain = (element: HTMLElement) => element.textContent.replaceAll('\u00a0', ' ');
