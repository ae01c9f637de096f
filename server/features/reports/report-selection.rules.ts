import {
  getNamedType,
  isObjectType,
  Kind,
  type DirectiveNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';

export type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

/** A field with its selection, if it has one, of nothing but fields. */
export interface PlainField extends FieldNode {
  selectionSet?: PlainSelection;
}
export interface PlainSelection extends SelectionSetNode {
  selections: readonly PlainField[];
}

/**
 * A selection with its fragments written out. No type of the schema is one of several, so a fragment is no more than
 * its fields; the directives that it stands under go to each of them.
 */
export function writtenOut({ selections }: SelectionSetNode, fragments: Fragments): PlainSelection {
  return {
    kind: Kind.SELECTION_SET,
    selections: selections.flatMap((selected) => fieldsOf(selected, fragments)),
  };
}

function fieldsOf(selected: SelectionNode, fragments: Fragments): PlainField[] {
  if (selected.kind === Kind.FIELD) {
    const { selectionSet, ...field } = selected;
    return [{ ...field, ...(selectionSet && { selectionSet: writtenOut(selectionSet, fragments) }) }];
  }
  const of = selected.kind === Kind.INLINE_FRAGMENT ? selected : fragments.get(selected.name.value);
  if (!of) return [];
  return writtenOut(of.selectionSet, fragments).selections.map((field) => under(field, selected.directives));
}

function under(field: PlainField, directives: readonly DirectiveNode[] = []): PlainField {
  return { ...field, directives: [...(field.directives ?? []), ...directives] };
}

/** The name of a field in the answer. */
export function keyOf({ alias, name }: FieldNode): string {
  return (alias ?? name).value;
}

/** Under which key the zone of a venue is asked for, whatever else the query asks for. */
export const ZONE_KEY = 'zoneOfVenue_';

const ZONE: PlainField = {
  kind: Kind.FIELD,
  alias: { kind: Kind.NAME, value: ZONE_KEY },
  name: { kind: Kind.NAME, value: 'timeZone' },
};

/** The same with the zone of each thing that has one: without it nobody knows the wall clock of its instants. */
export function withZones(selection: PlainSelection, type: GraphQLObjectType): PlainSelection {
  const fields = type.getFields();
  const selections = selection.selections.map((field) => {
    const of = getNamedType(fields[field.name.value]?.type);
    if (!field.selectionSet || !isObjectType(of)) return field;
    return { ...field, selectionSet: withZones(field.selectionSet, of) };
  });
  return { ...selection, selections: fields.timeZone ? [...selections, ZONE] : selections };
}
