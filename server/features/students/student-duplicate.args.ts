import { ArgsType, Field, ID } from 'type-graphql';
import { PageArgs } from '../../platform/graphql/page-args.js';
import { AtMost, Optional } from '../../platform/validation/rules.js';

@ArgsType()
export class StudentDuplicateArgs extends PageArgs {
  @Field(() => ID, { nullable: true, description: 'Only pairs with this student.' })
  @Optional()
  @AtMost(36)
  studentId?: string;
}
