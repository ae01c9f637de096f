import { csvAnswer } from '../../platform/csv/csv-answer.js';
import { created, deleted, ok, type Route } from '../../platform/rest/route.js';
import { RestInput, versionIn } from '../../platform/rest/rest-input.js';
import { listAnswer, NO_PAGE, WINDOW } from '../../platform/rest/rest-list.js';
import { PERSON_COLUMNS } from './student-columns.json.js';
import { StudentArgs } from './student-list.args.js';
import { CreateStudentInput } from './student.input.js';
import { studentJson } from './student.json.js';
import type { StudentService } from './student.service.js';

const STUDENT = new RestInput(CreateStudentInput, 'body', { sendEmail: 'sendEmail' });
const STUDENT_FILE = new RestInput(StudentArgs, 'query', NO_PAGE);

export function studentRoutes(students: StudentService): Route[] {
  return [
    {
      method: 'GET',
      path: '/students',
      access: 'admin',
      handle: async (_ctx, request) => {
        const { rows, total } = await students.list(await WINDOW.read(request));
        return listAnswer(rows.map(studentJson), total);
      },
    },
    {
      method: 'GET',
      path: '/admin/students.csv',
      access: 'admin',
      handle: async (ctx, request) => {
        const asked = await STUDENT_FILE.read(request);
        return csvAnswer(ctx, 'students', PERSON_COLUMNS, students.all(asked, asked));
      },
    },
    {
      method: 'POST',
      path: '/students',
      access: 'admin',
      handle: async (ctx, request) =>
        created(studentJson(await students.create(ctx, await STUDENT.read(request)))),
    },
    {
      method: 'PUT',
      path: '/students/:id',
      access: 'admin',
      handle: async (ctx, request) => {
        const { id = '' } = request.params;
        const input = await STUDENT.read(request);
        return ok(studentJson(await students.update(ctx, { id, version: versionIn(request.body) }, input)));
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
