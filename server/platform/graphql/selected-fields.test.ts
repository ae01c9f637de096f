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
  ['by its name', '{ list { nodes { id } totalCount } }'],
  ['under another name', '{ list { all: totalCount } }'],
  ['in a fragment', '{ list { ... on List { nodes { id } totalCount } } }'],
  [
    'in a fragment of a fragment',
    `{ list { ...A } } fragment A on List { ...B } fragment B on List { totalCount }`,
  ],
  ['where the list is asked for once more', '{ list { nodes { id } } list { totalCount } }'],
])('a field is asked for %s', (_how, query) => {
  expect(asks(query)).toBe(true);
});

it.each([
  ['nobody names it', '{ list { nodes { id } } }'],
  ['it is one of something further below', '{ list { nodes { totalCount } } }'],
  ['another has its name', '{ list { totalCount: nodes { id } } }'],
])('a field is not asked for where %s', (_how, query) => {
  expect(asks(query)).toBe(false);
});
