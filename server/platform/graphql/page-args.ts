import { ArgsType, Field, Int, registerEnumType } from 'type-graphql';
import { enumOf } from './enum-of.js';
import type { Page } from './connection.js';

@ArgsType()
export class PageArgs implements Page {
  @Field(() => Int, { defaultValue: 50, description: 'How many to a page, 1 to 100.' })
  first: number = 50;

  @Field(() => String, {
    nullable: true,
    description: 'The cursor the page starts after: endCursor of the page before. Left out: the first page.',
  })
  after?: string;
}

export const SORT_DIRECTIONS = ['ascending', 'descending'] as const;
export type SortDirection = (typeof SORT_DIRECTIONS)[number];

export const SortDirectionEnum = enumOf(SORT_DIRECTIONS);
registerEnumType(SortDirectionEnum, {
  name: 'SortDirection',
  description: 'Which way a list is sorted.',
  valuesConfig: {
    ascending: { description: 'A to Z, oldest first.' },
    descending: { description: 'Z to A, newest first.' },
  },
});

/** For a list with pages in both directions. */
@ArgsType()
export class TwoWayPageArgs extends PageArgs {
  @Field(() => String, {
    nullable: true,
    description: 'The cursor the page ends before, in place of `after`: startCursor of the page after it.',
  })
  before?: string;
}
