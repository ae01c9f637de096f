import { Field } from 'type-graphql';
import { RequiredId } from '../../../platform/graphql/id-field.js';
import { all, AtMost, Optional } from '../../../platform/validation/rules.js';

/** A field with the id of a class. */
export const ClassId = (description: string): PropertyDecorator =>
  RequiredId(description, { en: 'Class required', es: 'Elija una clase' });

/** An optional field with the details of the class that somebody has seen. */
export const ExpectedDetailsKey = (seenBy: 'guest' | 'contact'): PropertyDecorator =>
  all(
    Field(() => String, {
      nullable: true,
      description: `\`detailsKey\` of the class as displayed to the ${seenBy}; CONFLICT if the class has changed since. Without it, nothing is compared.`,
    }),
    Optional(),
    AtMost(40),
  );
