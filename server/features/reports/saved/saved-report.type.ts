import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { enumOf } from '../../../platform/graphql/enum-of.js';
import type { ReportFrequency } from '../schedules/report-schedule.constants.js';
import { ReportFrequencyEnum } from '../schedules/report-schedule.type.js';
import { COLUMN_KINDS, VARIABLE_KINDS, type ColumnKind, type VariableKind } from '../report.constants.js';

const VariableKindEnum = enumOf(VARIABLE_KINDS);
registerEnumType(VariableKindEnum, {
  name: 'ReportVariableKind',
  description: 'Kind of form field for a report variable.',
  valuesConfig: {
    date: { description: 'A date: a String named from, to or date, or whose name ends in one of these.' },
    classType: { description: 'A class type: an ID named classTypeId.' },
    classInstance: { description: 'A scheduled class: an ID named classInstanceId.' },
    choice: { description: 'One of the listed choices: an enum.' },
    number: { description: 'An Int or a Float.' },
    boolean: { description: 'true or false.' },
    text: { description: 'Any other text.' },
  },
});
const ColumnKindEnum = enumOf(COLUMN_KINDS);
registerEnumType(ColumnKindEnum, {
  name: 'ReportColumnKind',
  description: 'Format of the cells of a column.',
  valuesConfig: {
    text: { description: 'Plain text.' },
    number: { description: 'Decimal number.' },
    money: { description: 'US cents.' },
    percent: { description: 'Fraction of 1.' },
    month: { description: 'YYYY-MM' },
    date: { description: 'YYYY-MM-DD' },
    dateTime: { description: 'ISO 8601 with offset, as local time at the venue.' },
    boolean: { description: 'true or false.' },
  },
});

@ObjectType({ description: 'A possible value of a variable.' })
export class ReportChoice {
  @Field(() => String, { description: 'Value for the query.' })
  value!: string;

  @Field(() => String, { description: 'Label in the language of the request.' })
  label!: string;
}

@ObjectType({ description: 'A variable of a report.' })
export class ReportVariable {
  @Field(() => String, { description: 'As in the query, without the dollar sign.' })
  name!: string;

  @Field(() => String, { description: 'Label in the language of the request.' })
  label!: string;

  @Field(() => VariableKindEnum, { description: 'Kind of form field.' })
  kind!: VariableKind;

  @Field(() => Boolean, { description: 'Whether the report requires it.' })
  required!: boolean;

  @Field(() => [ReportChoice], { description: 'The possible values, if the kind is choice.' })
  choices!: ReportChoice[];

  @Field(() => String, { nullable: true, description: 'Initial value in the form.' })
  defaultValue!: string | null;
}

@ObjectType({ description: 'Keys of the columns of a chart.' })
export class ReportChart {
  @Field(() => String, { description: 'Key of the column that labels the bars.' })
  label!: string;

  @Field(() => String, { description: 'Key of the column of the bar heights.' })
  value!: string;
}

@ObjectType({ description: 'A saved report.' })
export class SavedReport {
  @Field(() => ID, { description: 'A name for shipped reports, otherwise a random ID.' })
  id!: string;

  @Field(() => String, { description: 'For shipped reports, in the language of the request.' })
  name!: string;

  @Field(() => String, { description: 'For shipped reports, in the language of the request.' })
  description!: string;

  @Field(() => String, {
    description: 'A GraphQL document of one query with one root field, which returns the rows.',
  })
  query!: string;

  @Field(() => [ReportVariable], { description: 'The variables of its query.' })
  variables!: ReportVariable[];

  @Field(() => Boolean, { description: 'Whether all admins can see and run it.' })
  shared!: boolean;

  @Field(() => Boolean, {
    description: 'Whether it comes with the product; shipped reports cannot be changed.',
  })
  shipped!: boolean;

  @Field(() => Boolean, { description: 'Whether you are its author; only the author can change it.' })
  mine!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the author; null for shipped reports.',
  })
  ownerName!: string | null;

  @Field(() => ReportFrequencyEnum, {
    nullable: true,
    description: 'How often it is emailed; null if it is not.',
  })
  frequency!: ReportFrequency | null;

  @Field(() => ReportChart, { nullable: true, description: 'Null if it has no chart.' })
  chart!: ReportChart | null;

  @Field(() => String, {
    nullable: true,
    description:
      'What its query requests that is not in the schema, in the language of the request; otherwise null.',
  })
  problem!: string | null;

  @Field(() => Int, { description: 'Increases with each edit.' })
  version!: number;

  @Field(() => Date, {
    nullable: true,
    description: 'When it was last edited; null for shipped reports.',
  })
  updatedAt!: Date | null;
}

@ObjectType({ description: "A column of a report's result." })
export class ReportColumn {
  @Field(() => String, { description: 'The same in every language: classInstance.city, or the alias.' })
  key!: string;

  @Field(() => String, { description: 'Label in the language of the request.' })
  label!: string;

  @Field(() => ColumnKindEnum, { description: 'Format of its cells.' })
  kind!: ColumnKind;

  @Field(() => Boolean, { description: 'Whether a sum of the column is meaningful.' })
  isSummed!: boolean;
}

@ObjectType({ description: "One row of a report's result." })
export class ReportRow {
  @Field(() => [String], {
    nullable: 'items',
    description: 'In the order of the columns; null for an empty cell.',
  })
  cells!: (string | null)[];
}

@ObjectType({ description: 'The result of a report.' })
export class ReportTable {
  @Field(() => [ReportColumn], { description: 'In the order of the query.' })
  columns!: ReportColumn[];

  @Field(() => [ReportRow], { description: 'The first 1,000 rows; the CSV file contains all.' })
  rows!: ReportRow[];

  @Field(() => Int, {
    nullable: true,
    description: 'Total number of rows; null if the query does not provide it.',
  })
  totalCount!: number | null;

  @Field(() => Boolean, { description: 'Whether there are more rows.' })
  hasMore!: boolean;
}
