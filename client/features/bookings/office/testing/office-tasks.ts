import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import { chooseClass } from './choose-class';
import { chooseStudent } from './choose-student';
import { booking, student } from './office-rows';

export async function expectSaid(text: string | RegExp, role: 'alert' | 'status') {
  expect((await screen.findByText(text)).closest(`[role="${role}"]`)).toBeTruthy();
}

export const press = async (user: UserEvent, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));

async function fillPerson(user: UserEvent) {
  for (const label of ['First name', 'Last name', 'Emergency contact name', 'Emergency contact phone'])
    await user.type(screen.getByLabelText(label), label.endsWith('phone') ? '801-555-0199' : 'x');
  await user.type(screen.getByLabelText('Email'), 'ana@example.com');
}

/** What the office does on the page of bookings, with the texts of its outcomes. */
export const tasks = {
  'adding a student': {
    operation: 'StudentCreate',
    response: { createStudent: student({ id: 's2' }) },
    done: 'Student added successfully!',
    failed: 'Failed to add student',
    refused: 'The words of the server',
    act: async (user: UserEvent) => {
      await press(user, 'Add New Student');
      await fillPerson(user);
      await press(user, 'Save');
    },
  },
  'changing a student': {
    operation: 'StudentUpdate',
    response: { updateStudent: student({ version: 2 }) },
    done: 'Student updated successfully!',
    failed: 'Failed to update student',
    refused: 'The words of the server',
    act: async (user: UserEvent) => {
      await press(user, 'View All Students');
      await press(user, 'Edit Rosa Peña');
      await press(user, 'Save');
    },
  },
  'deleting a student': {
    operation: 'StudentDelete',
    response: { deleteStudent: { __typename: 'DeletedRecord', id: 's1' } },
    done: 'Student deleted successfully',
    failed: 'Failed to delete student',
    refused: 'Failed to delete student. The words of the server',
    act: async (user: UserEvent) => {
      await press(user, 'View All Students');
      await press(user, 'Delete Rosa Peña');
      await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
    },
  },
  'creating a booking': {
    operation: 'OfficeBookingCreate',
    response: { createBooking: booking({ id: 'b2' }) },
    done: 'Booking created successfully!',
    failed: 'Failed to create booking',
    refused: 'The words of the server',
    act: async (user: UserEvent) => {
      const [opener] = await screen.findAllByRole('button', { name: 'Create Booking' });
      if (opener) await user.click(opener);
      const form = within(screen.getByRole('region', { name: 'Create Booking' }));
      await chooseStudent(user, /^Rosa Peña/);
      await chooseClass(user, form.getByLabelText('Class'), /December 12/);
      await user.click(form.getByRole('button', { name: 'Create Booking' }));
    },
  },
};
