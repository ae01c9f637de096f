import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { all, AtMost, Required } from '../validation/rules.js';
import { Shape } from '../validation/shape.js';

/** Validation of a required record id. */
export const RecordId = (): PropertyDecorator =>
  all(Required({ en: 'Id required', es: 'Falta el identificador' }), AtMost(36));

@InputType({ description: 'ID of a record.' })
export class RecordInput {
  @Field(() => ID, { description: 'ID of the record.' })
  @RecordId()
  id!: string;
}

@InputType({
  description: 'A record and the version you read; an outdated version fails with CONFLICT.',
})
export class EditionInput extends RecordInput {
  @Field(() => Int, { description: 'The version you read.' })
  version!: number;
}

/** The version of a record, in its output type. */
export const VersionField = (): PropertyDecorator =>
  all(
    Field(() => Int, {
      description: 'Increases with each edit; send back the version you read when editing.',
    }),
    Shape({ minimum: 1 }),
  );

@ObjectType({ description: 'A deleted record.' })
export class DeletedRecord {
  @Field(() => ID, { description: 'Its former ID.' })
  id!: string;
}
