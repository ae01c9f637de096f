import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isRequiredArgument,
  isRequiredInputField,
  Kind,
  print,
  type ASTNode,
  type GraphQLDirective,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
  type GraphQLType,
} from 'graphql';
import type { Message } from '../i18n/message.js';

/** The schema's types for a node, if any. */
export interface NodeTypes {
  parent?: GraphQLType | null | undefined;
  field?: GraphQLField<unknown, unknown> | null | undefined;
  directive?: GraphQLDirective | null | undefined;
  input?: GraphQLInputType | null | undefined;
  parentInput?: GraphQLInputType | null | undefined;
}

/** A violation of a GraphQL validation rule. */
export interface RuleViolation {
  node: ASTNode;
  others: readonly ASTNode[];
  types: NodeTypes;
  /** The input type expected at another node. */
  inputOf: (node: ASTNode) => GraphQLInputType | null | undefined;
  schema: GraphQLSchema;
}

/** The message for a violation; for an unknown name, with the typed name and the known ones. */
export type ViolationMessage = Message & { typed?: string; candidates?: readonly string[] };
export type DescribeViolation = (found: RuleViolation) => ViolationMessage | undefined;

/** The name of a node; empty if it has none. */
export function nameOf(node: ASTNode): string {
  if (node.kind === Kind.NAME) return node.value;
  if (node.kind === Kind.VARIABLE_DEFINITION) return node.variable.name.value;
  return 'name' in node && node.name ? node.name.value : '';
}

export const unknownArgument: DescribeViolation = ({ node, types: { field, directive, parent } }) => {
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

export const missingArguments: DescribeViolation = ({ node, types: { field, directive } }) => {
  const given = 'arguments' in node ? (node.arguments ?? []).map(nameOf) : [];
  const owner = node.kind === Kind.DIRECTIVE ? directive : field;
  const missing = owner?.args.filter((arg) => isRequiredArgument(arg) && !given.includes(arg.name)) ?? [];
  return {
    text: {
      en: '"{owner}" needs what is not given: {missing}.',
      es: 'A "{owner}" le falta: {missing}.',
    },
    values: { owner: owner?.name ?? '', missing: listOf(missing) },
  };
};

const listOf = (parts: readonly { name: string; type: GraphQLInputType }[]): string =>
  parts.map(({ name, type }) => `"${name}" (${String(type)})`).join(', ');

export const wrongValue: DescribeViolation = ({ node, types: { input, parentInput } }) => {
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
      es: 'Aquí va un valor de tipo "{type}", no {value}.',
    },
    values: { value, type: String(input) },
  };
};

function unknownInputField(name: string, parentInput: NodeTypes['parentInput']): ViolationMessage {
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
