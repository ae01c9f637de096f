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

const NO_MUTATION_BY_GET = { en: 'Send mutations by POST.', es: 'Envíe las mutaciones por POST.' };

interface Refused {
  schema: GraphQLSchema;
  document: DocumentNode;
  variables?: Readonly<Record<string, unknown>> | undefined;
  /** Suggests similar names. Only for callers who may know the whole schema. */
  suggests?: boolean;
  rules?: RuleProblems;
}

/** graphql-js stops at the maximum number of errors with an additional error that has no code. */
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
 * Explains the errors of an operation, with positions. An error of graphql-js has only an English message and no rule, so
 * this validates again to find the rule that reports it, or the value of the variable.
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
    // The only BAD_REQUEST of Apollo Server for a valid document.
    if (code === ApolloServerErrorCode.BAD_REQUEST) return message(NO_MUTATION_BY_GET);
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

/** Explains a syntax error. */
export function parsingProblem(error: GraphQLError): Message {
  return placed(syntaxProblem(error) ?? asSaid(error), error);
}

/** Longer values are truncated, because a value may be as long as the request. */
const LONGEST = 200;

/** Fallback for errors without a text: the original message. */
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
