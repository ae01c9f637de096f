import { money } from '../../platform/rest/rest-money.js';
import { created, deleted, ok, type Route } from '../../platform/rest/route.js';
import { flag, number, readInput, text, versionIn, type RestFields } from '../../platform/rest/rest-input.js';
import { classTypeJson } from './class-type.json.js';
import { CreateClassTypeInput } from './class-type.input.js';
import type { ClassTypeService } from './class-type.service.js';

const CLASS_TYPE: RestFields<CreateClassTypeInput> = {
  name: text('name'),
  nameEs: text('name_es'),
  description: text('description'),
  descriptionEs: text('description_es'),
  requirements: text('requirements'),
  requirementsEs: text('requirements_es'),
  category: text('category'),
  durationHours: number('duration_hours'),
  priceCents: money('price'),
  maxStudents: number('max_students'),
  isActive: flag('is_active'),
};

export function classTypeRoutes(classTypes: ClassTypeService): Route[] {
  return [
    {
      method: 'GET',
      path: '/class-types',
      access: 'admin',
      handle: async () => ok((await classTypes.list()).map(classTypeJson)),
    },
    {
      method: 'POST',
      path: '/class-types',
      access: 'admin',
      handle: async (ctx, { body }) => {
        const input = await readInput(CreateClassTypeInput, body, CLASS_TYPE);
        return created(classTypeJson(await classTypes.create(ctx, input)));
      },
    },
    {
      method: 'PUT',
      path: '/class-types/:id',
      access: 'admin',
      handle: async (ctx, { params: { id = '' }, body }) => {
        const input = await readInput(CreateClassTypeInput, body, CLASS_TYPE);
        return ok(classTypeJson(await classTypes.update(ctx, { id, version: versionIn(body) }, input)));
      },
    },
    {
      method: 'DELETE',
      path: '/class-types/:id',
      access: 'admin',
      handle: async (ctx, { params: { id = '' } }) => {
        await classTypes.remove(ctx, id);
        return deleted;
      },
    },
  ];
}
