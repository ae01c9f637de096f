import { ArgsType, Field } from 'type-graphql';
import { PageArgs } from '../../../platform/graphql/page-args.js';
import { AtMost, Optional } from '../../../platform/validation/rules.js';
import type { ArchivableRecordFilter } from './archivable-record.query.js';

@ArgsType()
export class ArchivableRecordArgs extends PageArgs implements ArchivableRecordFilter {
  @Field(() => Boolean, {
    defaultValue: false,
    description: 'true: archived ones only. false: the others only.',
  })
  isArchived: boolean = false;

  @Field(() => String, {
    nullable: true,
    description:
      'Only those where every word occurs in the name, email or authorization of an instructor, or the name, street or city of a venue, ignoring accents and case.',
  })
  @Optional()
  @AtMost(200)
  search?: string;
}
