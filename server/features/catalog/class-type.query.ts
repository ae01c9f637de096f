import { declaredFields } from '../../platform/graphql/declared-fields.js';
import type { ClassTypeEntity } from './class-type.entity.js';
import type { ClassType } from './class-type.type.js';
import { CourseFields } from './course.type.js';

export const MINUTES_PER_HOUR = 60;

/** The columns of a class type. */
export type CourseRow = Omit<CourseFields, 'durationHours'> & Pick<ClassTypeEntity, 'durationMinutes'>;

/** The columns for all class type properties. */
export const COURSE_COLUMNS = declaredFields(CourseFields).map(({ property }) =>
  property === 'durationHours' ? 'durationMinutes' : property,
);

/** The class type of a row, for the office. */
export function classTypeOf(row: ClassTypeEntity): ClassType & Pick<ClassTypeEntity, 'nameKey'> {
  return { ...row, durationHours: row.durationMinutes / MINUTES_PER_HOUR };
}
