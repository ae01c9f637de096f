import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Chooses from the classes that are listed before anything is typed. */
export async function chooseClass(user: UserEvent, field: HTMLElement, name: RegExp): Promise<void> {
  await user.click(field);
  await user.click(await screen.findByRole('option', { name }));
}

/** The chosen class as it is displayed: its name in the field, and its details above it. */
export function chosenClass(field: HTMLInputElement): string {
  return `${field.value}: ${document.getElementById(`${field.id}-hint`)?.textContent ?? ''}`;
}
