import type { CreateStudentInput } from '../features/students/student.input.js';
import type { Student } from '../features/students/student.type.js';
import type { World } from './world.js';

/** A valid student; another person for another `index`. */
export function student(changes: Partial<CreateStudentInput> = {}, index = 1): CreateStudentInput {
  return {
    firstName: 'José',
    lastName: `Peña ${index}`,
    email: `jose.pena${index}@example.com`,
    phone: '(435) 555-0120',
    companyName: 'Red Rock Drilling',
    emergencyContactName: 'Lucía Peña',
    emergencyContactPhone: '(435) 555-0121',
    textNotifications: false,
    sendEmail: true,
    ...changes,
  };
}

export function makeStudent(
  world: World,
  changes: Partial<CreateStudentInput> = {},
  index = 1,
): Promise<Student> {
  return world.services.students.create(world.guest(), student(changes, index));
}
