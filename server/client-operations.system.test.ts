import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  Kind,
  parse,
  print,
  visit,
  type DocumentNode,
  type FieldNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { GRAPHQL } from './testing/access-rules.js';
import { useSite } from './testing/site-server.js';

const CLIENT = join(__dirname, '../client');

/** The rows that the site's lists request at once; dates are requested as many as the server returns. */
const rowsOf = (root: string): number => (root === 'upcomingClasses' ? 100 : 50);

const definitions = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.graphql'))
  .flatMap((file) => parse(readFileSync(join(CLIENT, file), 'utf8')).definitions);
const fragments = new Map(
  definitions.flatMap((each) =>
    each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each] as const] : [],
  ),
);
const operations = definitions.filter((each) => each.kind === Kind.OPERATION_DEFINITION);

/** The operation with the fragments that it uses, as the browser sends it. */
function documentOf(operation: OperationDefinitionNode): DocumentNode {
  const used = new Set<string>();
  const collect = (node: Parameters<typeof visit>[0]): void => {
    visit(node, {
      FragmentSpread: ({ name: { value } }) => {
        const fragment = fragments.get(value);
        if (!fragment || used.has(value)) return;
        used.add(value);
        collect(fragment);
      },
    });
  };
  collect(operation);
  const definitions = [operation, ...[...used].flatMap((name) => fragments.get(name) ?? [])];
  return visit({ kind: Kind.DOCUMENT, definitions }, { SelectionSet: withTypename });
}

/** As Apollo Client adds it everywhere but at the root. */
function withTypename(node: SelectionSetNode, _key: unknown, parent: unknown): SelectionSetNode | undefined {
  const isRoot = (parent as { kind?: Kind } | undefined)?.kind === Kind.OPERATION_DEFINITION;
  const typename: FieldNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } };
  return isRoot ? undefined : { ...node, selections: [...node.selections, typename] };
}

function rootsOf({ selectionSet }: OperationDefinitionNode): string[] {
  return selectionSet.selections.flatMap((each) => (each.kind === Kind.FIELD ? [each.name.value] : []));
}

describe('the operations of the browser', () => {
  const { site, world } = useSite('sqlite');

  it.each(operations.map((operation) => [operation.name?.value ?? '', operation] as const))(
    'are cheap enough for whoever sends them: %s',
    async (_name, operation) => {
      const roots = rootsOf(operation);
      const isOffices = roots.some((root) => GRAPHQL.admin.includes(root));
      const token = isOffices ? await world.adminToken() : undefined;
      const first = Math.max(...roots.map(rowsOf));
      const { body } = await site.graphql(print(documentOf(operation)), { first }, token ? { token } : {});
      const messages = (body.errors ?? []).map(({ message }) => message);
      expect(messages.filter((message) => /costly/.test(message))).toEqual([]);
    },
  );
});
