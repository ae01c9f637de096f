import { ArgsType, Field, ID } from 'type-graphql';
import { AtMost } from '../../platform/validation/rules.js';

@ArgsType()
export class StudentMergePreviewArgs {
  @Field(() => ID, { description: 'ID of one student.' })
  @AtMost(36)
  oneId!: string;

  @Field(() => ID, { description: 'ID of the other student.' })
  @AtMost(36)
  otherId!: string;
}
