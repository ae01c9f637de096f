import { csvFile } from '../../platform/csv/csv-response.js';
import { CREATION_HEADER } from '../../platform/rest/idempotency-header.js';
import { created, gone, listWithTotal, one } from '../../platform/rest/response.js';
import { RestBody, RestQuery } from '../../platform/rest/rest-input.js';
import { NO_PAGE, windowOf } from '../../platform/rest/rest-list.js';
import { routeMaker } from '../../platform/rest/route.js';
import { PERSON_COLUMNS } from './student-columns.json.js';
import { StudentArgs } from './student-list.args.js';
import { CreateStudentInput, StudentInput } from './student.input.js';
import { STUDENT } from './student.json.js';
import type { StudentService } from './student.service.js';

const { route, routeWith } = routeMaker<{ students: StudentService }>('Students');

const EXAMPLES = {
  student: {
    first_name: 'José',
    last_name: 'Peña',
    email: 'jose.pena@example.com',
    phone: '(435) 555-0120',
    company_name: 'Red Rock Drilling',
    emergency_contact_name: 'Lucía Peña',
    emergency_contact_phone: '(435) 555-0121',
    text_notifications: true,
    sendEmail: true,
  },
};
const FORM = { sendEmail: 'sendEmail' };
const NEW = new RestBody(CreateStudentInput, EXAMPLES, { ...FORM, idempotencyKey: CREATION_HEADER });
const CHANGED = new RestBody(StudentInput, EXAMPLES, FORM);
const LIST = new RestQuery(StudentArgs, NO_PAGE);
const AS_IT_IS = 'The student in its current state.';

export const studentRoutes = [
  routeWith(windowOf(LIST), {
    at: 'GET /students',
    access: 'admin',
    id: 'listStudents',
    summary: 'Students, by default sorted by last name, then first name.',
    response: listWithTotal(STUDENT, 'Excludes deleted students.'),
    call: ({ students }, _ctx, { input: { list, window } }) => students.list(list, list, window),
  }),
  routeWith(LIST, {
    at: 'GET /admin/students.csv',
    access: 'admin',
    id: 'exportStudents',
    summary: 'All matching students as a CSV file.',
    response: csvFile('students', 'One row per student.', () => PERSON_COLUMNS),
    call: ({ students }, _ctx, { input }) => students.all(input, input),
  }),
  routeWith(NEW, {
    at: 'POST /students',
    access: 'admin',
    id: 'createStudent',
    summary: 'Adds a student.',
    response: created(STUDENT, AS_IT_IS),
    call: ({ students }, ctx, { input }) => students.create(ctx, input),
  }),
  routeWith(CHANGED, {
    at: 'PUT /students/:id',
    access: 'admin',
    id: 'replaceStudent',
    summary: 'Replaces a student; bookings keep their own copy of the data.',
    problems: ['NOT_FOUND', 'CONFLICT'],
    response: one(STUDENT, AS_IT_IS),
    call: ({ students }, ctx, { versionedId, input }) => students.update(ctx, versionedId, input),
  }),
  route({
    at: 'DELETE /students/:id',
    access: 'admin',
    id: 'deleteStudent',
    summary: 'Removes a student from lists and search; bookings stay.',
    problems: ['NOT_FOUND'],
    response: gone,
    call: ({ students }, ctx, { id }) => students.remove(ctx, id),
  }),
];
