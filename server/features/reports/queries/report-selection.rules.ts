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

/** A field whose selection, if any, contains only fields. */
export interface PlainField extends FieldNode {
  selectionSet?: PlainSelection;
}
export interface PlainSelection extends SelectionSetNode {
  selections: readonly PlainField[];
}

/**
 * A selection with its fragments inlined. The schema has no unions or interfaces, so a fragment is equivalent to its
 * fields; its directives are applied to each of them.
 */
export function inlineFragments({ selections }: SelectionSetNode, fragments: Fragments): PlainSelection {
  return {
    kind: Kind.SELECTION_SET,
    selections: selections.flatMap((selected) => fieldsOf(selected, fragments)),
  };
}

function fieldsOf(selected: SelectionNode, fragments: Fragments): PlainField[] {
  if (selected.kind === Kind.FIELD) {
    const { selectionSet, ...field } = selected;
    return [{ ...field, ...(selectionSet && { selectionSet: inlineFragments(selectionSet, fragments) }) }];
  }
  const of = selected.kind === Kind.INLINE_FRAGMENT ? selected : fragments.get(selected.name.value);
  if (!of) return [];
  return inlineFragments(of.selectionSet, fragments).selections.map((field) =>
    under(field, selected.directives),
  );
}

function under(field: PlainField, directives: readonly DirectiveNode[] = []): PlainField {
  return { ...field, directives: [...(field.directives ?? []), ...directives] };
}

/** The key of a field in the result. */
export function keyOf({ alias, name }: FieldNode): string {
  return (alias ?? name).value;
}

/** The alias under which the time zone of a venue is selected, in addition to the query's own fields. */
export const ZONE_KEY = 'zoneOfVenue_';

const ZONE: PlainField = {
  kind: Kind.FIELD,
  alias: { kind: Kind.NAME, value: ZONE_KEY },
  name: { kind: Kind.NAME, value: 'timeZone' },
};

/** Adds the time zone to each object that has one, because instants are displayed in the venue's local time. */
export function withZones(selection: PlainSelection, type: GraphQLObjectType): PlainSelection {
  const fields = type.getFields();
  const selections = selection.selections.map((field) => {
    const of = getNamedType(fields[field.name.value]?.type);
    if (!field.selectionSet || !isObjectType(of)) return field;
    return { ...field, selectionSet: withZones(field.selectionSet, of) };
  });
  return { ...selection, selections: fields.timeZone ? [...selections, ZONE] : selections };
}
