import { GraphQLError, parse } from 'graphql';
import { translate } from '../i18n/message.js';
import { MAX_TOKENS } from './operation-limits.js';
import { parsingProblem } from './query-problem.js';

function syntaxProblemOf(query: string): { en: string; es: string } {
  try {
    parse(query, { maxTokens: MAX_TOKENS });
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    return {
      en: translate(parsingProblem(error), 'en'),
      es: translate(parsingProblem(error), 'es'),
    };
  }
  throw new Error(`can be read: ${query}`);
}

describe('the message of a syntax error', () => {
  it.each([
    [
      'a query that is not closed',
      '{ classes(first: 1) { id ',
      /^Syntax Error: Expected a name, .*"\}".* but the query ends here\. \(line 1:26\)$/,
      /^Error de sintaxis: falta un nombre, .*: la consulta termina aquí\. \(línea 1:26\)$/,
    ],
    [
      'one closed twice',
      '{ label } }',
      /^Syntax Error: Expected .*the end of the query, found \}\./,
      /el fin de la consulta, no \}/,
    ],
    [
      'a keyword left out',
      'fragment A Query { label }',
      /Expected "on", found Query/,
      /aquí va "on", no Query/,
    ],
    ['a type left out', 'query ($a) { label }', /Expected ":", found \)/, /aquí va ":", no \)/],
    [
      'open quotation marks',
      '{ label(a: "x) }',
      /quotation marks are not closed.*1:17/,
      /falta cerrar las comillas/,
    ],
    ['an odd character', '{ label ~ }', /The character ~ cannot stand here.*1:9/, /no va el carácter ~/],
    [
      'a comment alone',
      '# later',
      /Expected "query", "fragment",? or "\{", but the query ends/,
      /falta "query", "fragment" o "\{"/,
    ],
    [
      'too many words',
      `{ ${'label '.repeat(1_100)} }`,
      /too long: more than 1000 words and signs/,
      /más de 1000 palabras y signos/,
    ],
  ])('explains %s', (_what, query, en, es) => {
    const told = syntaxProblemOf(query);
    expect(told.en).toMatch(en);
    expect(told.es).toMatch(es);
  });
});
