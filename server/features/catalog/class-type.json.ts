import { propertiesOf, RestObject, type RestProperties } from '../../platform/rest/rest-object.js';
import { shapeOf } from '../../platform/validation/shape.js';
import { CreateClassTypeInput } from './class-type.input.js';
import { ClassType } from './class-type.type.js';
import { CourseFields } from './course.type.js';

/** What a name of a course is at most. */
export const COURSE_NAME = shapeOf(CreateClassTypeInput.prototype, 'name');

/** What classes show of their course: `name` is English, and `name_en` says so. */
export const COURSE: RestProperties<CourseFields> = propertiesOf(
  CourseFields,
  { name: ['name', 'name_en'], description: ['description', 'description_en'] },
  [CreateClassTypeInput],
);

export const CLASS_TYPE = new RestObject<ClassType>('ClassType', {
  ...propertiesOf(ClassType, { createdAt: null, updatedAt: null }, [CreateClassTypeInput]),
  ...COURSE,
});
