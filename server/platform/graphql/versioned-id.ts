import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { all } from '../validation/rules.js';
import { Shape } from '../validation/shape.js';
import { RequiredId } from './id-field.js';

@InputType({ description: 'ID of a record.' })
export class RecordInput {
  @RequiredId('ID of the record.')
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
