import { ArgsType, Field } from 'type-graphql';
import { PageArgs } from '../../platform/graphql/page-args.js';
import { AtMost, Optional } from '../../platform/validation/rules.js';
import type { ArchivableRecordFilter } from './archivable-record.query.js';

@ArgsType()
export class ArchivableRecordArgs extends PageArgs implements ArchivableRecordFilter {
  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Those that are no longer offered for new classes, in place of those that are.',
  })
  isArchived: boolean = false;

  @Field(() => String, {
    nullable: true,
    description: 'Only those where every word occurs in what they are known by; accents do not matter.',
  })
  @Optional()
  @AtMost(200)
  search?: string;
}
