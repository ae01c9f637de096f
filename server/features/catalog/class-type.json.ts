import { propertiesOf, RestObject, type RestProperties } from '../../platform/rest/rest-object.js';
import { shapeOf } from '../../platform/validation/shape.js';
import { ClassTypeInput } from './class-type.input.js';
import { ClassType, OfferedCourse } from './class-type.type.js';
import { CourseFields } from './course.type.js';

/** Schema of a class type's name, with its maximum length. */
export const COURSE_NAME = shapeOf(ClassTypeInput.prototype, 'name');

/** Class type properties of classes: `name` and `name_en` are both the English name. */
export const COURSE: RestProperties<CourseFields> = propertiesOf(
  CourseFields,
  { name: ['name', 'name_en'], description: ['description', 'description_en'] },
  [ClassTypeInput],
);

/** Properties of a class type that guests read too. */
export const OFFERED_COURSE: RestProperties<OfferedCourse> = {
  ...propertiesOf(OfferedCourse, {}, [ClassTypeInput]),
  ...COURSE,
};

export const CLASS_TYPE = new RestObject<ClassType>('ClassType', {
  ...propertiesOf(ClassType, { createdAt: null, updatedAt: null }, [ClassTypeInput]),
  ...COURSE,
});
