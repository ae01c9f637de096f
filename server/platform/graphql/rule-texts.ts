import {
  ExecutableDefinitionsRule,
  FieldsOnCorrectTypeRule,
  FragmentsOnCompositeTypesRule,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isRequiredArgument,
  isRequiredInputField,
  Kind,
  KnownArgumentNamesRule,
  KnownDirectivesRule,
  KnownFragmentNamesRule,
  KnownTypeNamesRule,
  LoneAnonymousOperationRule,
  NoFragmentCyclesRule,
  NoUndefinedVariablesRule,
  NoUnusedFragmentsRule,
  NoUnusedVariablesRule,
  OverlappingFieldsCanBeMergedRule,
  PossibleFragmentSpreadsRule,
  print,
  ProvidedRequiredArgumentsRule,
  ScalarLeafsRule,
  UniqueArgumentNamesRule,
  UniqueDirectivesPerLocationRule,
  UniqueFragmentNamesRule,
  UniqueInputFieldNamesRule,
  UniqueOperationNamesRule,
  UniqueVariableNamesRule,
  ValuesOfCorrectTypeRule,
  VariablesAreInputTypesRule,
  VariablesInAllowedPositionRule,
  type ASTNode,
  type GraphQLDirective,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
  type GraphQLType,
  type ValidationRule,
} from 'graphql';
import type { Message } from '../i18n/message.js';

/** What the schema knows of a node, as far as there is such a thing. */
export interface NodeTypes {
  parent?: GraphQLType | null | undefined;
  field?: GraphQLField<unknown, unknown> | null | undefined;
  directive?: GraphQLDirective | null | undefined;
  input?: GraphQLInputType | null | undefined;
  parentInput?: GraphQLInputType | null | undefined;
}

/** What a rule of GraphQL found. */
interface Found {
  node: ASTNode;
  others: readonly ASTNode[];
  types: NodeTypes;
  /** The type that is wanted where another node stands. */
  inputOf: (node: ASTNode) => GraphQLInputType | null | undefined;
  schema: GraphQLSchema;
}

/** What it is called to a person; with a name that is not known, also those that are. */
type Told = Message & { typed?: string; candidates?: readonly string[] };
type Tell = (found: Found) => Told | undefined;

/** The name that a node has, if it has one. */
function nameOf(node: ASTNode): string {
  if (node.kind === Kind.NAME) return node.value;
  if (node.kind === Kind.VARIABLE_DEFINITION) return node.variable.name.value;
  return 'name' in node && node.name ? node.name.value : '';
}

const twice: Tell = ({ node }) => ({
  text: { en: 'There can be only one "{name}" here.', es: 'Está repetido: "{name}".' },
  values: { name: nameOf(node) },
});

const unknownArgument: Tell = ({ node, types: { field, directive, parent } }) => {
  const name = nameOf(node);
  if (directive)
    return {
      text: {
        en: 'Unknown argument "{name}" on directive "@{owner}".',
        es: 'La directiva "@{owner}" no acepta el argumento "{name}".',
      },
      values: { name, owner: directive.name },
      typed: name,
      candidates: directive.args.map((arg) => arg.name),
    };
  return {
    text: {
      en: 'Unknown argument "{name}" on field "{owner}".',
      es: 'El campo "{owner}" no acepta el argumento "{name}".',
    },
    values: { name, owner: `${String(parent)}.${field?.name ?? ''}` },
    typed: name,
    candidates: field?.args.map((arg) => arg.name) ?? [],
  };
};

const missingArguments: Tell = ({ node, types: { field, directive } }) => {
  const given = 'arguments' in node ? (node.arguments ?? []).map(nameOf) : [];
  const owner = node.kind === Kind.DIRECTIVE ? directive : field;
  const missing = owner?.args.filter((arg) => isRequiredArgument(arg) && !given.includes(arg.name)) ?? [];
  return {
    text: {
      en: '"{owner}" needs what is not given: {missing}.',
      es: 'Falta en "{owner}": {missing}.',
    },
    values: { owner: owner?.name ?? '', missing: listOf(missing) },
  };
};

const listOf = (parts: readonly { name: string; type: GraphQLInputType }[]): string =>
  parts.map(({ name, type }) => `"${name}" (${String(type)})`).join(', ');

const wrongValue: Tell = ({ node, types: { input, parentInput } }) => {
  if (node.kind === Kind.OBJECT_FIELD) return unknownInputField(nameOf(node), parentInput);
  const type = getNamedType(input);
  if (node.kind === Kind.OBJECT && isInputObjectType(type)) {
    const given = new Set(node.fields.map(nameOf));
    const missing = Object.values(type.getFields()).filter(
      (field) => isRequiredInputField(field) && !given.has(field.name),
    );
    const each = (say: (name: string, wanted: string) => string): string =>
      missing.map((field) => say(`"${type.name}.${field.name}"`, `"${String(field.type)}"`)).join(', ');
    return {
      text: { en: 'Not provided: {missingEn}.', es: 'Falta: {missingEs}.' },
      values: {
        missingEn: each((name, wanted) => `${name} of required type ${wanted}`),
        missingEs: each((name, wanted) => `${name}, de tipo ${wanted}`),
      },
    };
  }
  const value = print(node);
  if (isEnumType(type) && node.kind === Kind.ENUM)
    return {
      text: {
        en: 'Value "{value}" does not exist in "{type}" enum.',
        es: 'El valor "{value}" no existe en "{type}".',
      },
      values: { value, type: type.name },
      typed: value,
      candidates: type.getValues().map(({ name }) => name),
    };
  return {
    text: {
      en: 'Expected value of type "{type}", found {value}.',
      es: 'Se esperaba un valor de tipo "{type}", pero hay {value}.',
    },
    values: { value, type: String(input) },
  };
};

function unknownInputField(name: string, parentInput: NodeTypes['parentInput']): Told {
  const type = getNamedType(parentInput);
  return {
    text: {
      en: 'Field "{name}" is not defined by type "{type}".',
      es: 'El tipo "{type}" no tiene el campo "{name}".',
    },
    values: { name, type: String(type) },
    typed: name,
    candidates: isInputObjectType(type) ? Object.keys(type.getFields()) : [],
  };
}

/** Of every rule of GraphQL that an operation can break here: what its reader is told. */
export const RULE_TEXTS: ReadonlyMap<ValidationRule, Tell> = new Map<ValidationRule, Tell>([
  [
    ExecutableDefinitionsRule,
    () => ({
      text: {
        en: 'A query defines no types.',
        es: 'Una consulta no define tipos.',
      },
    }),
  ],
  [
    LoneAnonymousOperationRule,
    () => ({
      text: {
        en: 'An operation without a name must be the only one.',
        es: 'Una operación sin nombre debe ser la única.',
      },
    }),
  ],
  [
    KnownTypeNamesRule,
    ({ node, schema }) => ({
      text: { en: 'Unknown type "{name}".', es: 'No existe el tipo "{name}".' },
      values: { name: nameOf(node) },
      typed: nameOf(node),
      candidates: Object.keys(schema.getTypeMap()),
    }),
  ],
  [
    FragmentsOnCompositeTypesRule,
    ({ node }) => ({
      text: {
        en: 'A fragment cannot be on type "{name}", which has no fields.',
        es: 'No puede haber un fragmento del tipo "{name}", que no tiene campos.',
      },
      values: { name: nameOf(node) },
    }),
  ],
  [
    VariablesAreInputTypesRule,
    ({ node }) => ({
      text: {
        en: 'A variable cannot have the type "{type}".',
        es: 'Una variable no puede ser de tipo "{type}".',
      },
      values: { type: print(node) },
    }),
  ],
  [
    ScalarLeafsRule,
    ({ node, types: { field } }) =>
      node.kind === Kind.FIELD
        ? {
            text: {
              en: 'Field "{name}" of type "{type}" must have a selection of subfields.',
              es: 'Indique qué campos de "{name}" se necesitan.',
            },
            values: { name: nameOf(node), type: String(field?.type) },
          }
        : {
            text: {
              en: 'Field "{name}" must not have a selection since type "{type}" has no subfields.',
              es: 'El campo "{name}" no tiene otros campos dentro.',
            },
            values: { name: field?.name ?? '', type: String(field?.type) },
          },
  ],
  [
    FieldsOnCorrectTypeRule,
    ({ node, types: { parent } }) => ({
      text: {
        en: 'Cannot query field "{name}" on type "{type}".',
        es: 'El tipo "{type}" no tiene el campo "{name}".',
      },
      values: { name: nameOf(node), type: String(parent) },
      typed: nameOf(node),
      candidates: parent && 'getFields' in parent ? Object.keys(parent.getFields()) : [],
    }),
  ],
  [
    KnownFragmentNamesRule,
    ({ node }) => ({
      text: { en: 'Unknown fragment "{name}".', es: 'No existe el fragmento "{name}".' },
      values: { name: nameOf(node) },
    }),
  ],
  [
    NoUnusedFragmentsRule,
    ({ node }) => ({
      text: { en: 'Fragment "{name}" is never used.', es: 'El fragmento "{name}" no se usa.' },
      values: { name: nameOf(node) },
    }),
  ],
  [
    PossibleFragmentSpreadsRule,
    ({ types: { parent } }) => ({
      text: {
        en: 'This fragment can never apply to type "{type}".',
        es: 'Este fragmento no puede aplicarse al tipo "{type}".',
      },
      values: { type: String(parent) },
    }),
  ],
  [
    NoFragmentCyclesRule,
    ({ node, others }) => ({
      text: {
        en: 'Cannot spread fragment "{name}" within itself.',
        es: 'El fragmento "{name}" se contiene a sí mismo.',
      },
      values: { name: nameOf(others.at(-1) ?? node) },
    }),
  ],
  [
    NoUndefinedVariablesRule,
    ({ node }) => ({
      text: { en: 'Variable "${name}" is not defined.', es: 'La variable "${name}" no está declarada.' },
      values: { name: nameOf(node) },
    }),
  ],
  [
    NoUnusedVariablesRule,
    ({ node }) => ({
      text: { en: 'Variable "${name}" is never used.', es: 'La variable "${name}" no se usa.' },
      values: { name: nameOf(node) },
    }),
  ],
  [
    KnownDirectivesRule,
    ({ node, schema }) =>
      schema.getDirective(nameOf(node))
        ? {
            text: {
              en: 'Directive "@{name}" may not be used here.',
              es: 'La directiva "@{name}" no puede usarse aquí.',
            },
            values: { name: nameOf(node) },
          }
        : {
            text: { en: 'Unknown directive "@{name}".', es: 'No existe la directiva "@{name}".' },
            values: { name: nameOf(node) },
          },
  ],
  [KnownArgumentNamesRule, unknownArgument],
  [ProvidedRequiredArgumentsRule, missingArguments],
  [ValuesOfCorrectTypeRule, wrongValue],
  [
    VariablesInAllowedPositionRule,
    ({ node, others: [usage], inputOf }) => ({
      text: {
        en: 'Variable "${name}" of type "{type}" used in position expecting type "{wanted}".',
        es: 'La variable "${name}" es de tipo "{type}", pero aquí se necesita "{wanted}".',
      },
      values: {
        name: nameOf(node),
        type: node.kind === Kind.VARIABLE_DEFINITION ? print(node.type) : '',
        wanted: String(usage && inputOf(usage)),
      },
    }),
  ],
  [
    OverlappingFieldsCanBeMergedRule,
    ({ node }) => ({
      text: {
        en: 'There are two different fields "{name}": give one of them an alias.',
        es: 'Hay dos campos "{name}" distintos: dé un alias a uno de ellos.',
      },
      values: { name: node.kind === Kind.FIELD ? (node.alias ?? node.name).value : '' },
    }),
  ],
  [UniqueOperationNamesRule, twice],
  [UniqueFragmentNamesRule, twice],
  [UniqueVariableNamesRule, twice],
  [UniqueArgumentNamesRule, twice],
  [UniqueInputFieldNamesRule, twice],
  [UniqueDirectivesPerLocationRule, twice],
]);
