import { Kind, parse, type FragmentDefinitionNode } from 'graphql';
import { selectedFields } from './selected-fields.js';

function asks(query: string): boolean {
  const { definitions } = parse(query);
  const fragments: Record<string, FragmentDefinitionNode> = {};
  for (const each of definitions)
    if (each.kind === Kind.FRAGMENT_DEFINITION) fragments[each.name.value] = each;
  const fieldNodes = definitions.flatMap((each) =>
    each.kind === Kind.OPERATION_DEFINITION
      ? each.selectionSet.selections.filter((node) => node.kind === Kind.FIELD)
      : [],
  );
  return selectedFields({ fieldNodes, fragments }).has('totalCount');
}

it.each([
  ['by name', '{ list { nodes { id } totalCount } }'],
  ['under an alias', '{ list { all: totalCount } }'],
  ['in a fragment', '{ list { ... on List { nodes { id } totalCount } } }'],
  [
    'in a fragment of a fragment',
    `{ list { ...A } } fragment A on List { ...B } fragment B on List { totalCount }`,
  ],
  ['in a second selection of the list', '{ list { nodes { id } } list { totalCount } }'],
])('finds a field %s', (_how, query) => {
  expect(asks(query)).toBe(true);
});

it.each([
  ['it is not selected', '{ list { nodes { id } } }'],
  ['it is selected on a deeper level', '{ list { nodes { totalCount } } }'],
  ['it is only the alias of another', '{ list { totalCount: nodes { id } } }'],
])('does not find a field if %s', (_how, query) => {
  expect(asks(query)).toBe(false);
});
