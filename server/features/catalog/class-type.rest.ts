import { RestInput, versionIn } from '../../platform/rest/rest-input.js';
import { created, deleted, ok, type Route } from '../../platform/rest/route.js';
import { classTypeJson } from './class-type.json.js';
import { CreateClassTypeInput } from './class-type.input.js';
import type { ClassTypeService } from './class-type.service.js';

const CLASS_TYPE = new RestInput(CreateClassTypeInput, 'body');

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
      handle: async (ctx, request) => {
        const input = await CLASS_TYPE.read(request);
        return created(classTypeJson(await classTypes.create(ctx, input)));
      },
    },
    {
      method: 'PUT',
      path: '/class-types/:id',
      access: 'admin',
      handle: async (ctx, request) => {
        const { id = '' } = request.params;
        const input = await CLASS_TYPE.read(request);
        return ok(
          classTypeJson(await classTypes.update(ctx, { id, version: versionIn(request.body) }, input)),
        );
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
