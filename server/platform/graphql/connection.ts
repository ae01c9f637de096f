import { Field, Int, ObjectType, type ClassType } from 'type-graphql';
import { badInput } from '../errors/domain-error.js';
import { message } from '../i18n/message.js';

@ObjectType({ description: 'Where a page of a list ends.' })
export class PageInfo {
  @Field(() => String, { nullable: true, description: 'Give it as `after` to get the next page.' })
  endCursor!: string | null;

  @Field(() => Boolean)
  hasNextPage!: boolean;
}

/** A page as it is asked for: how many (1 to 100), after which cursor. */
export interface Page {
  first: number;
  after?: string | undefined;
}

export interface Connection<Node> {
  nodes: Node[];
  pageInfo: PageInfo;
  totalCount: Promise<number> | number;
}

const MOST_PER_PAGE = 100;
const PAGE_SIZE = message({ en: 'Must be from 1 to 100', es: 'Debe ser de 1 a 100' });
const UNKNOWN_CURSOR = message({ en: 'Is not a cursor of this list', es: 'No es un cursor de esta lista' });

/**
 * Where the page starts: the sort keys of the row before it, or null at the beginning.
 * Throws BAD_USER_INPUT for a size or a cursor that cannot be.
 */
export function startOf({ first, after }: Page, keyCount: number): string[] | null {
  if (first < 1 || first > MOST_PER_PAGE) throw badInput({ first: PAGE_SIZE });
  if (after === undefined) return null;
  const keys = keysIn(after);
  if (keys?.length !== keyCount) throw badInput({ after: UNKNOWN_CURSOR });
  return keys;
}

/** The sort keys of a cursor; null for what is none. */
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
 * The page of rows that were read with a limit of `first + 1`.
 * @param keysOf the sort keys of a row, the same that `startOf` gives back
 * @param count called only when the total is asked for
 */
export function connectionOf<Node>(
  rows: Node[],
  { first }: Page,
  keysOf: (row: Node) => readonly string[],
  count: () => Promise<number>,
): Connection<Node> {
  const nodes = rows.slice(0, first);
  const last = nodes.at(-1);
  return {
    nodes,
    pageInfo: {
      endCursor: last ? Buffer.from(JSON.stringify(keysOf(last))).toString('base64url') : null,
      hasNextPage: rows.length > first,
    },
    get totalCount() {
      return count();
    },
  };
}

/** The connection type of a list: `nodes`, `pageInfo`, `totalCount`. */
export function ConnectionType<Node extends object>(
  NodeClass: ClassType<Node>,
  name: string,
): ClassType<Connection<Node>> {
  @ObjectType(name, { description: 'One page of a list.' })
  class ConnectionClass implements Connection<Node> {
    @Field(() => [NodeClass])
    nodes!: Node[];

    @Field(() => PageInfo)
    pageInfo!: PageInfo;

    @Field(() => Int, { description: 'How many there are on all pages.' })
    totalCount!: Promise<number> | number;
  }
  return ConnectionClass;
}
