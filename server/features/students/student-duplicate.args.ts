import { ArgsType } from 'type-graphql';
import { PageArgs } from '../../platform/graphql/page-args.js';
import { OptionalId } from '../../platform/graphql/id-field.js';

@ArgsType()
export class StudentDuplicateArgs extends PageArgs {
  @OptionalId('Only pairs with this student.')
  studentId?: string;
}
