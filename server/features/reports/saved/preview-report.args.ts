import { ArgsType, Field } from 'type-graphql';
import { ReportQuery } from '../queries/report-query.rules.js';
import { ReportValueInput, ReportValues } from './saved-report.input.js';

@ArgsType()
export class PreviewReportArgs {
  @Field(() => String, {
    description: 'A GraphQL document of one query with one root field, which returns the rows.',
  })
  @ReportQuery()
  query!: string;

  @Field(() => [ReportValueInput], { defaultValue: [], description: 'Values of its variables.' })
  @ReportValues()
  values!: ReportValueInput[];
}
