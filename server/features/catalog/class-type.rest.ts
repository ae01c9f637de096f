import { CREATION_HEADER } from '../../platform/rest/idempotency-header.js';
import { created, gone, list, one } from '../../platform/rest/response.js';
import { RestBody } from '../../platform/rest/rest-input.js';
import { routeMaker } from '../../platform/rest/route.js';
import { ClassTypeInput, CreateClassTypeInput } from './class-type.input.js';
import { CLASS_TYPE } from './class-type.json.js';
import type { ClassTypeService } from './class-type.service.js';

const { route, routeWith } = routeMaker<{ classTypes: ClassTypeService }>('Catalogue');

const EXAMPLES = {
  forklift: {
    name: 'Forklift Operator',
    name_es: 'Operador de montacargas',
    description: 'Classroom and hands-on practice.',
    description_es: 'Teoría y práctica.',
    duration_hours: 8.5,
    price: 149.5,
    max_students: 12,
    min_students: 4,
    certificate_months: 36,
    category: 'equipment',
    requirements: 'Closed shoes',
    requirements_es: 'Zapatos cerrados',
    is_active: true,
  },
};
const NEW = new RestBody(CreateClassTypeInput, EXAMPLES, { idempotencyKey: CREATION_HEADER });
const CHANGED = new RestBody(ClassTypeInput, EXAMPLES);
const AS_IT_IS = 'The class type in its current state.';

export const classTypeRoutes = [
  route({
    at: 'GET /class-types',
    access: 'admin',
    id: 'listClassTypes',
    summary: 'The catalogue by name, including inactive class types.',
    response: list(CLASS_TYPE, 'All class types.'),
    call: ({ classTypes }) => classTypes.list(),
  }),
  routeWith(NEW, {
    at: 'POST /class-types',
    access: 'admin',
    id: 'createClassType',
    summary: 'Adds a class type.',
    response: created(CLASS_TYPE, AS_IT_IS),
    call: ({ classTypes }, ctx, { input }) => classTypes.create(ctx, input),
  }),
  routeWith(CHANGED, {
    at: 'PUT /class-types/:id',
    access: 'admin',
    id: 'replaceClassType',
    summary: 'Replaces a class type; omitted fields take their defaults.',
    problems: ['NOT_FOUND', 'CONFLICT'],
    response: one(CLASS_TYPE, AS_IT_IS),
    call: ({ classTypes }, ctx, { versionedId, input }) => classTypes.update(ctx, versionedId, input),
  }),
  route({
    at: 'DELETE /class-types/:id',
    access: 'admin',
    id: 'deleteClassType',
    summary: 'Deletes a class type without classes.',
    problems: ['NOT_FOUND', 'IN_USE'],
    response: gone,
    call: ({ classTypes }, ctx, { id }) => classTypes.remove(ctx, id),
  }),
];
