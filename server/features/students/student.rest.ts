import { csvAnswer } from '../../platform/csv/csv-answer.js';
import { created, deleted, ok, type Route } from '../../platform/rest/route.js';
import { flag, readInput, text, versionIn, type RestFields } from '../../platform/rest/rest-input.js';
import { listAnswer, windowOf } from '../../platform/rest/rest-list.js';
import { PERSON_COLUMNS } from './student-columns.json.js';
import { StudentArgs } from './student-list.args.js';
import { CreateStudentInput } from './student.input.js';
import { studentJson } from './student.json.js';
import type { StudentService } from './student.service.js';

const STUDENT: RestFields<CreateStudentInput> = {
  firstName: text('first_name'),
  lastName: text('last_name'),
  email: text('email'),
  phone: text('phone'),
  companyName: text('company_name'),
  emergencyContactName: text('emergency_contact_name'),
  emergencyContactPhone: text('emergency_contact_phone'),
  textNotifications: flag('text_notifications'),
  sendEmail: flag('sendEmail'),
};

const STUDENT_LIST: RestFields<StudentArgs> = {
  search: text('search'),
  sort: text('sort'),
  direction: text('direction'),
};

export function studentRoutes(students: StudentService): Route[] {
  return [
    {
      method: 'GET',
      path: '/students',
      access: 'admin',
      handle: async (_ctx, request) => {
        const { rows, total } = await students.list(windowOf(request));
        return listAnswer(rows.map(studentJson), total);
      },
    },
    {
      method: 'GET',
      path: '/admin/students.csv',
      access: 'admin',
      handle: async (ctx, { query }) => {
        const { search, sort, direction } = await readInput(StudentArgs, query, STUDENT_LIST);
        return csvAnswer(ctx, 'students', PERSON_COLUMNS, students.all({ search }, { sort, direction }));
      },
    },
    {
      method: 'POST',
      path: '/students',
      access: 'admin',
      handle: async (ctx, { body }) =>
        created(studentJson(await students.create(ctx, await readInput(CreateStudentInput, body, STUDENT)))),
    },
    {
      method: 'PUT',
      path: '/students/:id',
      access: 'admin',
      handle: async (ctx, { params: { id = '' }, body }) => {
        const input = await readInput(CreateStudentInput, body, STUDENT);
        return ok(studentJson(await students.update(ctx, { id, version: versionIn(body) }, input)));
      },
    },
    {
      method: 'DELETE',
      path: '/students/:id',
      access: 'admin',
      handle: async (ctx, { params: { id = '' } }) => {
        await students.remove(ctx, id);
        return deleted;
      },
    },
  ];
}
