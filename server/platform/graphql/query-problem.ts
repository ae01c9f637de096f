import { ApolloServerErrorCode } from '@apollo/server/errors';
import { Kind, type DocumentNode, type GraphQLError, type GraphQLSchema } from 'graphql';
import { isMessage, message, type Message } from '../i18n/message.js';
import { MAX_ERRORS } from './operation-limits.js';
import { RuleProblems } from './rule-problems.js';
import { syntaxProblem } from './syntax-problem.js';
import { variableProblems } from './variable-problems.js';

const WHICH_OPERATION = {
  en: 'Say by its name which operation of the query is to run.',
  es: 'La consulta tiene varias operaciones: indique el nombre de la que quiere.',
};

const NO_SUCH_OPERATION = {
  en: 'The query has no operation of this name.',
  es: 'La consulta no tiene ninguna operación con ese nombre.',
};

interface Refused {
  schema: GraphQLSchema;
  document: DocumentNode;
  variables?: Readonly<Record<string, unknown>> | undefined;
  /** Whether to tell which name may have been meant, to whoever may know every name. */
  suggests?: boolean;
  rules?: RuleProblems;
}

/** graphql-js stops at so many mistakes as are told, and says so in an error of its own, without a code. */
const STOPPED = /^Too many (validation errors|errors processing variables), error limit reached\b/;
const MORE = message(
  {
    en: 'There are more mistakes: the first {max} are told.',
    es: 'Hay más errores: se indican los primeros {max}.',
  },
  { max: MAX_ERRORS },
);

export function isStop({ nodes, path, message: text }: GraphQLError): boolean {
  return nodes === undefined && path === undefined && STOPPED.test(text);
}

/**
 * What is wrong with an operation, and where, for whoever wrote it. An error of graphql-js says so in an English
 * sentence and names no rule, so it is found again: by the rule that reports it, or by the value of the variable.
 */
export function operationProblems({
  schema,
  document,
  variables = {},
  suggests = false,
  rules = new RuleProblems(schema, document),
}: Refused) {
  const ofVariables = variableProblems(schema, variables);
  return (error: GraphQLError): Message => {
    const { problem, code } = error.extensions;
    if (isMessage(problem)) return placed(problem, error);
    if (isStop(error)) return MORE;
    if (code === ApolloServerErrorCode.OPERATION_RESOLUTION_FAILURE)
      return message(operationsIn(document) > 1 ? WHICH_OPERATION : NO_SUCH_OPERATION);
    const [node] = error.nodes ?? [];
    const found =
      rules.textOf(error, suggests) ??
      (node?.kind === Kind.VARIABLE_DEFINITION ? ofVariables(node) : undefined);
    return placed(found ?? asSaid(error), error);
  };
}

function operationsIn({ definitions }: DocumentNode): number {
  return definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION).length;
}

/** What is wrong with a text that is no GraphQL. */
export function parsingProblem(error: GraphQLError): Message {
  return placed(syntaxProblem(error) ?? asSaid(error), error);
}

/** A value that was sent may be as long as a request, and nobody reads it back. */
const LONGEST = 200;

/** What nobody has put into words. */
function asSaid({ message: detail }: GraphQLError): Message {
  return {
    text: { en: '{detail}', es: 'La consulta no es válida: {detail}' },
    values: { detail },
  };
}

function placed({ text, values = {} }: Message, { locations }: GraphQLError): Message {
  const [place] = locations ?? [];
  const shown = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, shortened(value)]));
  if (!place) return { text, values: shown };
  return {
    text: { en: `${text.en} (line {line}:{column})`, es: `${text.es} (línea {line}:{column})` },
    values: { ...shown, line: place.line, column: place.column },
  };
}

function shortened(value: string | number): string | number {
  return typeof value === 'string' && value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value;
}
