import { Arg, Field, Int, ObjectType, type ClassType } from 'type-graphql';
import { badInput } from '../errors/domain-error.js';
import { genericMessage, message } from '../i18n/message.js';

@ObjectType({ description: 'Cursors of a page.' })
class PageInfo {
  @Field(() => String, {
    nullable: true,
    description: 'Pass it as `before` to get the previous page; null on an empty page.',
  })
  startCursor!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Pass it as `after` to get the next page; null on an empty page.',
  })
  endCursor!: string | null;

  @Field(() => Boolean, { description: 'Whether there is a previous page.' })
  hasPreviousPage!: boolean;

  @Field(() => Boolean, { description: 'Whether there is a next page.' })
  hasNextPage!: boolean;
}

/** A page request: `first` rows (1 to 100) after one cursor, or right before one. */
export interface Page {
  first: number;
  after?: string | undefined;
  before?: string | undefined;
}

export interface Connection<Node> {
  nodes: Node[];
  pageInfo: PageInfo;
  /** @param atMost stops counting there, unless the number is known without counting */
  count: Count;
  readonly totalCount: Promise<number> | number;
}
type Count = (atMost?: number) => Promise<number> | number;

const MAX_PER_PAGE = 100;
const PAGE_SIZE = genericMessage({
  en: `Must be from 1 to ${MAX_PER_PAGE}`,
  es: `Debe ser de 1 a ${MAX_PER_PAGE}`,
});
const AT_LEAST_ONE = genericMessage({ en: 'Must be 1 or more', es: 'Debe ser 1 o más' });
const ONE_CURSOR = message({
  en: 'Give `after` or `before`, not both',
  es: 'Indique `after` o `before`, no los dos',
});
const UNKNOWN_CURSOR = genericMessage({
  en: 'Is not a cursor of this list',
  es: 'No es un cursor de esta lista',
});

/**
 * The sort keys of the cursor's row; null for the first page.
 * Throws BAD_USER_INPUT for an invalid size or cursor.
 */
export function startOf({ first, after, before }: Page, keyCount: number): string[] | null {
  if (first < 1 || first > MAX_PER_PAGE) throw badInput({ first: PAGE_SIZE });
  if (after !== undefined && before !== undefined) throw badInput({ before: ONE_CURSOR });
  const cursor = after ?? before;
  if (cursor === undefined) return null;
  const keys = keysIn(cursor);
  if (keys?.length !== keyCount)
    throw badInput({ [after === undefined ? 'before' : 'after']: UNKNOWN_CURSOR });
  return keys;
}

/** A page before a cursor is read in reverse order, starting at the cursor. */
export function readingDirection({ before }: Page, order: 'ASC' | 'DESC'): 'ASC' | 'DESC' {
  if (before === undefined) return order;
  return order === 'ASC' ? 'DESC' : 'ASC';
}

/** The sort keys of a cursor; null for an invalid one. */
function keysIn(cursor: string): string[] | null {
  try {
    const keys: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    const isText = (key: unknown): key is string => typeof key === 'string' && !key.includes('\0');
    return Array.isArray(keys) && keys.every(isText) ? keys : null;
  } catch {
    return null;
  }
}

/**
 * @param rows read in the page's reading direction, with a limit of `first + 1`
 * @param keysOf the sort keys of a row, as returned by `startOf`
 * @param count called only if the total is selected
 */
export function connectionOf<Node>(
  rows: Node[],
  { first, after, before }: Page,
  keysOf: (row: Node) => readonly string[],
  count: Count,
): Connection<Node> {
  const nodes = rows.slice(0, first);
  if (before !== undefined) nodes.reverse();
  const cursorOf = (node: Node | undefined): string | null =>
    node ? Buffer.from(JSON.stringify(keysOf(node))).toString('base64url') : null;
  const hasMore = rows.length > first;
  const pageInfo = {
    startCursor: cursorOf(nodes[0]),
    endCursor: cursorOf(nodes.at(-1)),
    hasPreviousPage: before === undefined ? after !== undefined : hasMore,
    hasNextPage: before === undefined ? hasMore : true,
  };
  return new CountedLater(nodes, pageInfo, count);
}

class CountedLater<Node> implements Connection<Node> {
  constructor(
    readonly nodes: Node[],
    readonly pageInfo: PageInfo,
    readonly count: Count,
  ) {}

  /** A getter of the prototype, so that copying the object does not run the count. */
  get totalCount(): Promise<number> | number {
    return this.count();
  }
}

/** The connection type of a list: `nodes`, `pageInfo`, `totalCount`. */
export function ConnectionType<Node extends object>(
  NodeClass: ClassType<Node>,
  name: string,
): ClassType<Pick<Connection<Node>, 'nodes' | 'pageInfo' | 'count'>> {
  @ObjectType(name, { description: 'One page of a list.' })
  class ConnectionClass implements Pick<Connection<Node>, 'nodes' | 'pageInfo' | 'count'> {
    @Field(() => [NodeClass], { description: 'The items of this page, in list order.' })
    nodes!: Node[];

    @Field(() => PageInfo, { description: 'The cursors of the page, and whether there are more pages.' })
    pageInfo!: PageInfo;

    count!: Count;

    @Field(() => Int, { description: 'Number of items on all pages.' })
    totalCount(
      @Arg('atMost', () => Int, {
        nullable: true,
        description:
          'Stops counting at this number, 1 or more; a result equal to it means that many or more. A total known without counting may exceed it.',
      })
      atMost?: number | null,
    ): Promise<number> | number {
      if (typeof atMost === 'number' && atMost < 1) throw badInput({ atMost: AT_LEAST_ONE });
      return this.count(atMost ?? undefined);
    }
  }
  return ConnectionClass;
}
