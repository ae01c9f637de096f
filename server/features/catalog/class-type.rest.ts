import { decimalFromCents } from '../../platform/money/money.js';
import { money } from '../../platform/rest/wire-money.js';
import { created, ok, type Route } from '../../platform/rest/route.js';
import { flag, number, readInput, text, type Wire } from '../../platform/rest/wire-input.js';
import { CreateClassTypeInput } from './class-type.input.js';
import type { ClassTypeService } from './class-type.service.js';
import type { ClassType } from './class-type.type.js';

const CLASS_TYPE: Wire<CreateClassTypeInput> = {
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
  ];
}

/** The course fields that classes carry too: `name` is English, `name_en` says so. */
export function courseJson(course: CourseTexts) {
  return {
    name: course.name,
    name_en: course.name,
    name_es: course.nameEs,
    description: course.description,
    description_en: course.description,
    description_es: course.descriptionEs,
    requirements: course.requirements,
    requirements_es: course.requirementsEs,
    category: course.category,
    duration_hours: course.durationHours,
  };
}

type CourseTexts = Pick<
  ClassType,
  | 'name'
  | 'nameEs'
  | 'description'
  | 'descriptionEs'
  | 'requirements'
  | 'requirementsEs'
  | 'category'
  | 'durationHours'
>;

export function classTypeJson(type: ClassType) {
  return {
    id: type.id,
    ...courseJson(type),
    price: decimalFromCents(type.priceCents),
    max_students: type.maxStudents,
    is_active: type.isActive,
    version: type.version,
  };
}
