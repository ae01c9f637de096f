import { declaredFields } from '../../platform/graphql/declared-fields.js';
import type { ClassTypeEntity } from './class-type.entity.js';
import type { ClassType } from './class-type.type.js';
import { CourseFields } from './course.type.js';

export const MINUTES_PER_HOUR = 60;

/** What a course has in the database. */
export type CourseRow = Omit<CourseFields, 'durationHours'> & Pick<ClassTypeEntity, 'durationMinutes'>;

/** The columns of everything that a course shows. */
export const COURSE_COLUMNS = declaredFields(CourseFields).map(({ property }) =>
  property === 'durationHours' ? 'durationMinutes' : property,
);

/** A row as the office sees it. */
export function classTypeOf(row: ClassTypeEntity): ClassType {
  return { ...row, durationHours: row.durationMinutes / MINUTES_PER_HOUR };
}
