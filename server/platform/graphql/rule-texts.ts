import {
  ExecutableDefinitionsRule,
  FieldsOnCorrectTypeRule,
  FragmentsOnCompositeTypesRule,
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
  type ValidationRule,
} from 'graphql';
import {
  missingArguments,
  nameOf,
  unknownArgument,
  wrongValue,
  type DescribeViolation,
} from './argument-texts.js';

const twice: DescribeViolation = ({ node }) => ({
  text: { en: 'There can be only one "{name}" here.', es: '"{name}" está repetido.' },
  values: { name: nameOf(node) },
});

/** Error messages for every GraphQL rule that an operation can break here. */
export const RULE_TEXTS: ReadonlyMap<ValidationRule, DescribeViolation> = new Map<
  ValidationRule,
  DescribeViolation
>([
  [
    ExecutableDefinitionsRule,
    () => ({
      text: {
        en: 'A query defines no types.',
        es: 'En una consulta no se definen tipos.',
      },
    }),
  ],
  [
    LoneAnonymousOperationRule,
    () => ({
      text: {
        en: 'An operation without a name must be the only one.',
        es: 'Si una operación no tiene nombre, debe ser la única.',
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
        es: 'No se puede hacer un fragmento de "{name}" porque ese tipo no tiene campos.',
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
              es: 'Indique qué campos de "{name}" quiere.',
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
        es: 'El fragmento "{name}" se incluye a sí mismo.',
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
        es: 'Hay dos campos "{name}" distintos: póngale un alias a uno de ellos.',
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
