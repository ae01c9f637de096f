import { ArgsType, Field, ID } from 'type-graphql';
import { AtMost } from '../../platform/validation/rules.js';

@ArgsType()
export class StudentMergePreviewArgs {
  @Field(() => ID, { description: 'One student.' })
  @AtMost(36)
  oneId!: string;

  @Field(() => ID, { description: 'Another one.' })
  @AtMost(36)
  otherId!: string;
}
