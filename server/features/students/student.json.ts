import { propertiesOf, RestObject } from '../../platform/rest/rest-object.js';
import { PersonInput } from './person.type.js';
import { Student } from './student.type.js';

export const STUDENT = new RestObject(
  'Student',
  propertiesOf(Student, { createdAt: 'createdAt', updatedAt: null }, [PersonInput]),
);
