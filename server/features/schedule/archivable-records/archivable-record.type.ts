import { Field, Int, ObjectType } from 'type-graphql';
import { VersionField } from '../../../platform/graphql/versioned-id.js';

/** The fields of a record that is archived instead of deleted once a class refers to it (office view). */
@ObjectType()
export abstract class ArchivableRecord {
  @Field(() => Date, {
    nullable: true,
    description: 'When the record was archived, which hides it from new classes; null if not archived.',
  })
  archivedAt!: Date | null;

  @Field(() => Boolean, {
    description:
      'Whether any class, past or future, refers to the record. If so, it can only be archived, not deleted.',
  })
  isUsed!: boolean;

  @Field(() => Int, { description: 'Number of scheduled classes with this record that have not begun.' })
  comingClasses!: number;

  @VersionField()
  version!: number;

  @Field(() => Date, { description: 'When the record was added.' })
  createdAt!: Date;

  @Field(() => Date, { description: 'When the record was last changed.' })
  updatedAt!: Date;
}
