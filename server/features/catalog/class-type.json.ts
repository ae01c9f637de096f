import { decimalFromCents } from '../../platform/money/money.js';
import type { ClassType } from './class-type.type.js';

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
