import {
  specifiedRules,
  TypeInfo,
  validate,
  visit,
  visitWithTypeInfo,
  type ASTNode,
  type DocumentNode,
  type GraphQLError,
  type GraphQLSchema,
  type ValidationRule,
} from 'graphql';
import { message, type Message } from '../i18n/message.js';
import type { NodeTypes } from './argument-texts.js';
import { closestName } from './closest-name.js';
import { RULE_TEXTS } from './rule-texts.js';

interface Mistake {
  rule: ValidationRule;
  error: GraphQLError;
}

/** @returns what a rule of GraphQL says of an operation; undefined for an error of no rule, or one without a text */
export function ruleProblems(schema: GraphQLSchema, document: DocumentNode, suggests: boolean) {
  let known: { mistakes: readonly Mistake[]; types: ReadonlyMap<ASTNode, NodeTypes> } | undefined;
  return (error: GraphQLError): Message | undefined => {
    known ??= { mistakes: mistakesIn(schema, document), types: typesIn(schema, document) };
    const mistake = known.mistakes.find((each) => isSame(error, each.error));
    const [node, ...others] = mistake?.error.nodes ?? [];
    if (!mistake || !node) return undefined;
    const { types } = known;
    const inputOf = (other: ASTNode) => types.get(other)?.input;
    const told = RULE_TEXTS.get(mistake.rule)?.({
      ...{ node, others, schema, inputOf },
      types: types.get(node) ?? {},
    });
    if (!told) return undefined;
    const { typed, candidates = [], ...text } = told;
    const suggestion = suggests && typed !== undefined ? closestName(typed, candidates) : undefined;
    return suggestion === undefined ? text : withSuggestion(text, suggestion);
  };
}

/** Each rule by itself, so that it is known whose error it is. Only for operations that are refused. */
function mistakesIn(schema: GraphQLSchema, document: DocumentNode): Mistake[] {
  return specifiedRules.flatMap((rule) =>
    validate(schema, document, [rule], { hideSuggestions: true }).map((error) => ({ rule, error })),
  );
}

/** Whether a mistake is found a second time. Apollo has taken suggestions off the end of the first one's message. */
export function isSame(error: GraphQLError, again: GraphQLError): boolean {
  return error.nodes?.[0] === again.nodes?.[0] && again.message.startsWith(error.message);
}

/** What the schema knows of each node of a document. */
function typesIn(schema: GraphQLSchema, document: DocumentNode): Map<ASTNode, NodeTypes> {
  const info = new TypeInfo(schema);
  const types = new Map<ASTNode, NodeTypes>();
  visit(
    document,
    visitWithTypeInfo(info, {
      enter(node) {
        types.set(node, {
          parent: info.getParentType(),
          field: info.getFieldDef(),
          directive: info.getDirective(),
          input: info.getInputType(),
          parentInput: info.getParentInputType(),
        });
      },
    }),
  );
  return types;
}

function withSuggestion({ text, values }: Message, suggestion: string): Message {
  return message(
    {
      en: `${text.en} Did you mean "{suggestion}"?`,
      es: `${text.es} ¿Quiso decir "{suggestion}"?`,
    },
    { ...values, suggestion },
  );
}
