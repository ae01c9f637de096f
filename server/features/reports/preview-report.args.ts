import { ArgsType, Field } from 'type-graphql';
import { ReportQuery } from './report-query.rules.js';
import { ReportValueInput, ReportValues } from './saved-report.input.js';

@ArgsType()
export class PreviewReportArgs {
  @Field(() => String, {
    description: 'A GraphQL document of one query with one field at its root: its rows.',
  })
  @ReportQuery()
  query!: string;

  @Field(() => [ReportValueInput], { defaultValue: [], description: 'Of its variables.' })
  @ReportValues()
  values!: ReportValueInput[];
}
