import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { enumOf } from '../../platform/graphql/enum-of.js';
import { AtMost } from '../../platform/validation/rules.js';
import { COLUMN_KINDS, VARIABLE_KINDS, type ColumnKind, type VariableKind } from './report-words.js';

const VariableKindEnum = enumOf(VARIABLE_KINDS);
registerEnumType(VariableKindEnum, {
  name: 'ReportVariableKind',
  description: 'What a variable of a report is asked for with.',
});
const ColumnKindEnum = enumOf(COLUMN_KINDS);
registerEnumType(ColumnKindEnum, {
  name: 'ReportColumnKind',
  description: 'How the cells of a column are written.',
  valuesConfig: {
    money: { description: 'US cents.' },
    percent: { description: 'A part of 1.' },
    date: { description: 'YYYY-MM-DD' },
    dateTime: { description: 'ISO 8601 at the wall clock of the venue, with its offset.' },
  },
});

@ObjectType({ description: 'What is asked for before a report runs.' })
export class ReportVariable {
  @Field(() => String)
  name!: string;

  @Field(() => String, { description: 'For a person, in the language of the request.' })
  label!: string;

  @Field(() => VariableKindEnum)
  kind!: VariableKind;

  @Field(() => Boolean)
  isRequired!: boolean;

  @Field(() => [String], { description: 'What can be chosen, for a choice.' })
  choices!: string[];

  @Field(() => String, { nullable: true })
  defaultValue!: string | null;
}

@ObjectType({ description: 'The columns a chart is drawn from, by their keys.' })
export class ReportChart {
  @Field(() => String)
  label!: string;

  @Field(() => String)
  value!: string;
}

@ObjectType({ description: 'A question the office asks again and again.' })
export class SavedReport {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { description: 'In the language of the request.' })
  name!: string;

  @Field(() => String, { description: 'In the language of the request.' })
  description!: string;

  @Field(() => String, { description: 'A GraphQL query with one root field: its rows.' })
  query!: string;

  @Field(() => [ReportVariable])
  variables!: ReportVariable[];

  @Field(() => ReportChart, { nullable: true })
  chart!: ReportChart | null;
}

@ObjectType({ description: 'One column of the answer to a report.' })
export class ReportColumn {
  @Field(() => String, { description: 'Stable in every language: classInstance.city' })
  key!: string;

  @Field(() => String, { description: 'For a person, in the language of the request.' })
  label!: string;

  @Field(() => ColumnKindEnum)
  kind!: ColumnKind;
}

@ObjectType({ description: 'One row of the answer to a report.' })
export class ReportRow {
  @Field(() => [String], { nullable: 'items', description: 'In the order of the columns; null is empty.' })
  cells!: (string | null)[];
}

@ObjectType({ description: 'The answer to a report.' })
export class ReportTable {
  @Field(() => [ReportColumn])
  columns!: ReportColumn[];

  @Field(() => [ReportRow], { description: 'The first 1,000; the file has all of them.' })
  rows!: ReportRow[];

  @Field(() => Int, {
    nullable: true,
    description: 'How many rows there are; null when there are more than shown.',
  })
  totalCount!: number | null;
}

@InputType({ description: 'What a variable of a report is set to, as text.' })
export class ReportValueInput {
  @Field(() => String)
  @AtMost(100)
  name!: string;

  @Field(() => String)
  @AtMost(200)
  value!: string;
}
