import { ArgsType, Field, Int, registerEnumType } from 'type-graphql';
import { enumOf } from './enum-of.js';
import type { Page } from './connection.js';

@ArgsType()
export class PageArgs implements Page {
  @Field(() => Int, { defaultValue: 50, description: 'Page size, 1 to 100.' })
  first: number = 50;

  @Field(() => String, {
    nullable: true,
    description:
      'Returns the items after this cursor: endCursor of the previous page. Default: the first page.',
  })
  after?: string;
}

export const SORT_DIRECTIONS = ['ascending', 'descending'] as const;
export type SortDirection = (typeof SORT_DIRECTIONS)[number];

export const SortDirectionEnum = enumOf(SORT_DIRECTIONS);
registerEnumType(SortDirectionEnum, {
  name: 'SortDirection',
  description: 'Sort direction.',
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
    description:
      'Returns the items before this cursor: startCursor of the next page. Use instead of `after`.',
  })
  before?: string;
}
