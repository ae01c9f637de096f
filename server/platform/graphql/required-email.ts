import { Field } from 'type-graphql';
import { Email } from '../validation/email.js';
import { PERSON } from '../validation/person-fields.js';
import { all, Required } from '../validation/rules.js';

/** A required field with an email address. */
export const RequiredEmail = (description: string): PropertyDecorator =>
  all(
    Field(() => String, { description }),
    Required(PERSON.email),
    Email(),
  );
