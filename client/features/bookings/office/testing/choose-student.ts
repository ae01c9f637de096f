import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** The field of the booking form where a student is searched for and chosen. */
export const studentField = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Student' });

/** Chooses from the students that are listed before anything is typed. */
export async function chooseStudent(user: UserEvent, name: RegExp): Promise<void> {
  await user.click(studentField());
  await user.click(await screen.findByRole('option', { name }));
}
