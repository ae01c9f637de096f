import { ArgsType } from 'type-graphql';
import { RequiredId } from '../../platform/graphql/id-field.js';

@ArgsType()
export class StudentMergePreviewArgs {
  @RequiredId('ID of one student.')
  oneId!: string;

  @RequiredId('ID of the other student.')
  otherId!: string;
}
