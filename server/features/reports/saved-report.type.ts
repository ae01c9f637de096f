import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { enumOf } from '../../platform/graphql/enum-of.js';
import { COLUMN_KINDS, VARIABLE_KINDS, type ColumnKind, type VariableKind } from './report.constants.js';

const VariableKindEnum = enumOf(VARIABLE_KINDS);
registerEnumType(VariableKindEnum, {
  name: 'ReportVariableKind',
  description: 'What a variable of a report is asked for with.',
  valuesConfig: {
    date: { description: 'A day: a String called from, to or date, or whose name ends so.' },
    classType: { description: 'A course of the catalogue: an ID called classTypeId.' },
    classInstance: { description: 'A scheduled class: an ID called classInstanceId.' },
    choice: { description: 'One of its choices: a value of an enum.' },
    number: { description: 'An Int or a Float.' },
    boolean: { description: 'true or false.' },
    text: { description: 'Any other text.' },
  },
});
const ColumnKindEnum = enumOf(COLUMN_KINDS);
registerEnumType(ColumnKindEnum, {
  name: 'ReportColumnKind',
  description: 'How the cells of a column are written.',
  valuesConfig: {
    text: { description: 'As it is.' },
    number: { description: 'A plain decimal.' },
    money: { description: 'US cents.' },
    percent: { description: 'A part of 1.' },
    month: { description: 'YYYY-MM' },
    date: { description: 'YYYY-MM-DD' },
    dateTime: { description: 'ISO 8601 at the wall clock of the venue, with its offset.' },
    boolean: { description: 'true or false.' },
  },
});

@ObjectType({ description: 'One value that can be chosen for a variable.' })
export class ReportChoice {
  @Field(() => String, { description: 'What the query takes.' })
  value!: string;

  @Field(() => String, { description: 'For a person, in the language of the request.' })
  label!: string;
}

@ObjectType({ description: 'What is asked for before a report runs.' })
export class ReportVariable {
  @Field(() => String, { description: 'As in the query, without the dollar sign.' })
  name!: string;

  @Field(() => String, { description: 'For a person, in the language of the request.' })
  label!: string;

  @Field(() => VariableKindEnum, { description: 'What it is asked for with.' })
  kind!: VariableKind;

  @Field(() => Boolean, { description: 'Whether the report does not run without it.' })
  required!: boolean;

  @Field(() => [ReportChoice], { description: 'What can be chosen, for a choice.' })
  choices!: ReportChoice[];

  @Field(() => String, { nullable: true, description: 'What the form begins with.' })
  defaultValue!: string | null;
}

@ObjectType({ description: 'The columns a chart is drawn from, by their keys.' })
export class ReportChart {
  @Field(() => String, { description: 'Of what stands below each bar.' })
  label!: string;

  @Field(() => String, { description: 'Of how high each bar is.' })
  value!: string;
}

@ObjectType({ description: 'A question the office asks again and again.' })
export class SavedReport {
  @Field(() => ID, { description: 'A word for one that comes with the product, else a random one.' })
  id!: string;

  @Field(() => String, { description: 'In the language of the request, if it comes with the product.' })
  name!: string;

  @Field(() => String, { description: 'In the language of the request, if it comes with the product.' })
  description!: string;

  @Field(() => String, {
    description: 'A GraphQL document of one query with one field at its root: its rows.',
  })
  query!: string;

  @Field(() => [ReportVariable], { description: 'What its form asks for, by the variables of the query.' })
  variables!: ReportVariable[];

  @Field(() => Boolean, { description: 'Whether all of the office sees and runs it.' })
  shared!: boolean;

  @Field(() => Boolean, { description: 'Whether it comes with the product; nobody changes such a one.' })
  shipped!: boolean;

  @Field(() => Boolean, { description: 'Whether who asks has written it; nobody else changes it.' })
  mine!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Who has written it; null when it comes with the product.',
  })
  ownerName!: string | null;

  @Field(() => ReportChart, { nullable: true, description: 'Null when it is not drawn.' })
  chart!: ReportChart | null;

  @Field(() => String, {
    nullable: true,
    description: 'What its query asks for and the schema does not have, in the language of the request.',
  })
  problem!: string | null;

  @Field(() => Int, { description: 'Grows with every edit.' })
  version!: number;

  @Field(() => Date, {
    nullable: true,
    description: 'Of the last edit; null when it comes with the product.',
  })
  updatedAt!: Date | null;
}

@ObjectType({ description: 'One column of the answer to a report.' })
export class ReportColumn {
  @Field(() => String, { description: 'Stable in every language: classInstance.city, or the alias.' })
  key!: string;

  @Field(() => String, { description: 'For a person, in the language of the request.' })
  label!: string;

  @Field(() => ColumnKindEnum, { description: 'How its cells are written.' })
  kind!: ColumnKind;

  @Field(() => Boolean, { description: 'Whether the sum of its cells says something.' })
  isSummed!: boolean;
}

@ObjectType({ description: 'One row of the answer to a report.' })
export class ReportRow {
  @Field(() => [String], { nullable: 'items', description: 'In the order of the columns; null is empty.' })
  cells!: (string | null)[];
}

@ObjectType({ description: 'The answer to a report.' })
export class ReportTable {
  @Field(() => [ReportColumn], { description: 'In the order of the query.' })
  columns!: ReportColumn[];

  @Field(() => [ReportRow], { description: 'The first 1,000; the file has all of them.' })
  rows!: ReportRow[];

  @Field(() => Int, { nullable: true, description: 'Of all rows; null where the query cannot tell.' })
  totalCount!: number | null;

  @Field(() => Boolean, { description: 'Whether there are more rows than these.' })
  hasMore!: boolean;
}
