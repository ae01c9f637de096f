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

/** A row with its hours as they are shown. */
export function courseOf<Row extends Pick<CourseRow, 'durationMinutes'>>({
  durationMinutes,
  ...row
}: Row): Omit<Row, 'durationMinutes'> & Pick<CourseFields, 'durationHours'> {
  return { ...row, durationHours: durationMinutes / MINUTES_PER_HOUR };
}

/** A row as the office sees it. */
export function classTypeOf(row: ClassTypeEntity): ClassType {
  return courseOf(row);
}
