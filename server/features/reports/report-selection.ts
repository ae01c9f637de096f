import {
  Kind,
  type DirectiveNode,
  type FieldNode,
  type FragmentDefinitionNode,
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
