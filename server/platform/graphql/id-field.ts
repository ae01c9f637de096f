import { Field, ID } from 'type-graphql';
import type { MessageText } from '../i18n/message.js';
import { all, AtMost, Optional, Required } from '../validation/rules.js';

const ID_LENGTH = 36;
const ID_REQUIRED = { en: 'Id required', es: 'Falta el identificador' };

/** A field with the id of a record. */
export const RequiredId = (description: string, required: MessageText = ID_REQUIRED): PropertyDecorator =>
  all(
    Field(() => ID, { description }),
    Required(required),
    AtMost(ID_LENGTH),
  );

/** An optional field with the id of a record. */
export const OptionalId = (description: string): PropertyDecorator =>
  all(
    Field(() => ID, { nullable: true, description }),
    Optional(),
    AtMost(ID_LENGTH),
  );
