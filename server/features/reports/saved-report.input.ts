import { ValidateNested } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import type { VersionedId } from '../../platform/database/versioned.js';
import { RecordId } from '../../platform/graphql/versioned-id.js';
import { MultiLine, Verbatim } from '../../platform/validation/clean.js';
import { MAX_LINE_LENGTH } from '../../platform/validation/lengths.js';
import { all, AtMost, AtMostItems, Optional, Required } from '../../platform/validation/rules.js';
import { ReportQuery } from './report-query.rules.js';

const MAX_VALUES = 50;

@InputType({ description: 'What a variable of a report is set to, as text.' })
export class ReportValueInput {
  @Field(() => String, { description: 'Of the variable, without the dollar sign.' })
  @AtMost(MAX_LINE_LENGTH)
  name!: string;

  @Field(() => String, {
    description:
      'An empty one is none, even where the query has a value of its own for one that is left out.',
  })
  // An empty string must not be dropped.
  @Verbatim()
  @AtMost(200)
  value!: string;
}

/** At most as many values as a form would have. */
export const ReportValues = (): PropertyDecorator =>
  all(
    ValidateNested({ each: true }),
    AtMostItems(MAX_VALUES, { en: 'At most {most} values', es: 'Máximo {most} valores' }),
  );

@InputType({ description: 'A report of one’s own.' })
export class CreateSavedReportInput {
  @Field(() => String, { description: 'What it is found by; at most 100 characters.' })
  @Required({ en: 'Name required', es: 'Escriba un nombre' })
  @AtMost(MAX_LINE_LENGTH)
  name!: string;

  @Field(() => String, { nullable: true, description: 'What it tells, and whom it is for.' })
  @MultiLine()
  @Optional()
  @AtMost(1_000)
  description?: string;

  @Field(() => String, {
    description: 'A GraphQL document of one query with one field at its root. Its variables become the form.',
  })
  @ReportQuery()
  query!: string;

  @Field(() => [ReportValueInput], { defaultValue: [], description: 'What its form begins with.' })
  @ReportValues()
  defaults!: ReportValueInput[];

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether the rest of the office sees and runs it.',
  })
  shared!: boolean;
}

@InputType({ description: 'Replaces a report of one’s own; what is left out takes its default.' })
export class UpdateSavedReportInput extends CreateSavedReportInput implements VersionedId {
  @Field(() => ID, { description: 'Which report.' })
  @RecordId()
  id!: string;

  @Field(() => Int, { description: 'The version that was edited; an older one is a CONFLICT.' })
  version!: number;
}
