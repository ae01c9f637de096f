import { ValidateNested } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import type { VersionedId } from '../../platform/database/versioned.js';
import { MultiLine, Verbatim } from '../../platform/validation/clean.js';
import { MAX_LINE_LENGTH } from '../../platform/validation/lengths.js';
import { AtMost, AtMostItems, Optional, Required, Satisfies } from '../../platform/validation/rules.js';

const MAX_VALUES = 50;
const LONGEST_QUERY = 20_000;

@InputType({ description: 'What a variable of a report is set to, as text.' })
export class ReportValueInput {
  @Field(() => String, { description: 'Of the variable, without the dollar sign.' })
  @AtMost(MAX_LINE_LENGTH)
  name!: string;

  @Field(() => String, {
    description:
      'An empty one is none, even where the query has a value of its own for one that is left out.',
  })
  // An empty one must arrive.
  @Verbatim()
  @AtMost(200)
  value!: string;
}

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
  // To the letter: what is wrong with it is told by line and column.
  @Verbatim()
  @Required({ en: 'Query required', es: 'Escriba la consulta' })
  @AtMost(LONGEST_QUERY)
  @Satisfies('hasNoNul', (query) => typeof query !== 'string' || !query.includes('\0'), {
    en: 'This is not valid',
    es: 'Este dato no es válido',
  })
  query!: string;

  @Field(() => [ReportValueInput], { defaultValue: [], description: 'What its form begins with.' })
  @ValidateNested({ each: true })
  @AtMostItems(MAX_VALUES, { en: 'At most {most} values', es: 'Máximo {most} valores' })
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
  @AtMost(36)
  id!: string;

  @Field(() => Int, { description: 'The version that was edited; an older one is a CONFLICT.' })
  version!: number;
}
