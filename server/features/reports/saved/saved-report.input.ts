import { ValidateNested } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import type { VersionedId } from '../../../platform/database/versioned.js';
import { CreationKey } from '../../../platform/graphql/idempotency-key.js';
import { RequiredId } from '../../../platform/graphql/id-field.js';
import { MultiLine, Verbatim } from '../../../platform/validation/clean.js';
import { MAX_LINE_LENGTH } from '../../../platform/validation/lengths.js';
import { all, AtMost, AtMostItems, Optional, Required } from '../../../platform/validation/rules.js';
import { ReportQuery } from '../queries/report-query.rules.js';

const MAX_VALUES = 50;

@InputType({ description: 'Value of a report variable, as text.' })
export class ReportValueInput {
  @Field(() => String, { description: 'Name of the variable, without the dollar sign.' })
  @AtMost(MAX_LINE_LENGTH)
  name!: string;

  @Field(() => String, {
    description: 'An empty string sets the variable to null, even if the query has a default.',
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

/** The form of a report. */
@InputType()
export class SavedReportInput {
  @Field(() => String, { description: 'Name, up to 100 characters.' })
  @Required({ en: 'Name required', es: 'Escriba un nombre' })
  @AtMost(MAX_LINE_LENGTH)
  name!: string;

  @Field(() => String, { nullable: true, description: 'Purpose and audience.' })
  @MultiLine()
  @Optional()
  @AtMost(1_000)
  description?: string;

  @Field(() => String, {
    description: 'A GraphQL document of one query with one root field. Its variables become the form.',
  })
  @ReportQuery()
  query!: string;

  @Field(() => [ReportValueInput], { defaultValue: [], description: 'Default values of its variables.' })
  @ReportValues()
  defaults!: ReportValueInput[];

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether all admins can see and run it.',
  })
  shared!: boolean;
}

@InputType({ description: 'A report of the current account.' })
export class CreateSavedReportInput extends SavedReportInput {
  @CreationKey()
  idempotencyKey?: string;
}

@InputType({ description: 'Replaces a report; omitted fields take their defaults.' })
export class UpdateSavedReportInput extends SavedReportInput implements VersionedId {
  @RequiredId('ID of the report.')
  id!: string;

  @Field(() => Int, { description: 'The version you read; CONFLICT if outdated.' })
  version!: number;
}
