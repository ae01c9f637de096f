import {
  OverlappingFieldsCanBeMergedRule,
  specifiedRules,
  TypeInfo,
  ValidationContext,
  visit,
  visitInParallel,
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
import { MAX_ERRORS } from './operation-limits.js';
import { RULE_TEXTS } from './rule-texts.js';

interface Mistake {
  rule: ValidationRule;
  error: GraphQLError;
}

/** Compares each field with every other of the same name, which takes longer than all other rules together. */
const COSTLY_RULES: readonly ValidationRule[] = [OverlappingFieldsCanBeMergedRule];
const OTHER_RULES = specifiedRules.filter((rule) => !COSTLY_RULES.includes(rule));

/** Violations of validation rules in a rejected operation, up to `MAX_ERRORS`. */
export class RuleProblems {
  private mistakes: readonly Mistake[] | undefined;
  private costlyMistakes: readonly Mistake[] | undefined;
  private types: ReadonlyMap<ASTNode, NodeTypes> | undefined;

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly document: DocumentNode,
  ) {}

  /** Whether the operation is valid, apart from the costly rules. */
  get areNone(): boolean {
    return this.cheaplyFound.length === 0;
  }

  has(error: GraphQLError): boolean {
    return this.mistakeOf(error) !== undefined;
  }

  /**
   * @param suggests whether to suggest a similar name
   * @returns the text of the rule that reports the error; undefined if there is no such rule or it has no text
   */
  textOf(error: GraphQLError, suggests: boolean): Message | undefined {
    const mistake = this.mistakeOf(error);
    const [node, ...others] = mistake?.error.nodes ?? [];
    if (!mistake || !node) return undefined;
    const { schema } = this;
    const types = (this.types ??= typesIn(schema, this.document));
    const inputOf = (other: ASTNode) => types.get(other)?.input;
    const described = RULE_TEXTS.get(mistake.rule)?.({
      node,
      others,
      schema,
      inputOf,
      types: types.get(node) ?? {},
    });
    if (!described) return undefined;
    const { typed, candidates = [], ...text } = described;
    const suggestion = suggests && typed !== undefined ? closestName(typed, candidates) : undefined;
    return suggestion === undefined ? text : withSuggestion(text, suggestion);
  }

  private get cheaplyFound(): readonly Mistake[] {
    return (this.mistakes ??= mistakesIn(this.schema, this.document, OTHER_RULES));
  }

  private mistakeOf(error: GraphQLError): Mistake | undefined {
    const isThis = (mistake: Mistake): boolean => isSame(error, mistake.error);
    const found = this.cheaplyFound.find(isThis);
    // The costly rule reports pairs of conflicting fields, so its errors have at least two nodes.
    if (found || (error.nodes?.length ?? 0) < 2) return found;
    this.costlyMistakes ??= mistakesIn(this.schema, this.document, COSTLY_RULES);
    return this.costlyMistakes.find(isThis);
  }
}

/** Like `validate` of graphql-js, but returns each error with its rule. */
function mistakesIn(
  schema: GraphQLSchema,
  document: DocumentNode,
  rules: readonly ValidationRule[],
): readonly Mistake[] {
  const mistakes: Mistake[] = [];
  const info = new TypeInfo(schema);
  const visitors = rules.map((rule) =>
    rule(
      new ValidationContext(
        schema,
        document,
        info,
        (error) => {
          if (mistakes.length === MAX_ERRORS) throw new TooManyErrors();
          mistakes.push({ rule, error });
        },
        true,
      ),
    ),
  );
  try {
    visit(document, visitWithTypeInfo(info, visitInParallel(visitors)));
  } catch (error) {
    if (!(error instanceof TooManyErrors)) throw error;
  }
  return mistakes;
}

class TooManyErrors extends Error {}

/** Whether both are the same error. Apollo has removed suggestions from the end of the first one's message. */
function isSame(error: GraphQLError, again: GraphQLError): boolean {
  return error.nodes?.[0] === again.nodes?.[0] && again.message.startsWith(error.message);
}

/** The schema's types for each node of a document. */
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
