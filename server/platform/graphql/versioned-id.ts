import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { all, AtMost, Required } from '../validation/rules.js';

/** Validation of a required record id. */
export const RecordId = (): PropertyDecorator =>
  all(Required({ en: 'Id required', es: 'Falta el identificador' }), AtMost(36));

@InputType({ description: 'One record.' })
export class RecordInput {
  @Field(() => ID, { description: 'Which record, by its id.' })
  @RecordId()
  id!: string;
}

@InputType('EditionInput', {
  description: 'One edition of a record; a version that is no longer current is a CONFLICT.',
})
export class VersionedIdInput extends RecordInput {
  @Field(() => Int, { description: 'The version that was read before the change.' })
  version!: number;
}

@ObjectType({ description: 'A record that is gone.' })
export class DeletedRecord {
  @Field(() => ID, { description: 'The id it had.' })
  id!: string;
}
