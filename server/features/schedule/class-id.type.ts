import { Field, ID } from 'type-graphql';
import { all, AtMost, Required } from '../../platform/validation/rules.js';

/** A field with the id of a class. */
export const ClassId = (description: string): PropertyDecorator =>
  all(
    Field(() => ID, { description }),
    Required({ en: 'Class required', es: 'Elija una clase' }),
    AtMost(36),
  );
