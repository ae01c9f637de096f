import { GraphQLError, parse } from 'graphql';
import { translate } from '../i18n/message.js';
import { graphqlProblem } from './graphql-problem.js';
import { MAX_TOKENS } from './operation-limits.js';

function syntaxProblemOf(query: string): { en: string; es: string } {
  try {
    parse(query, { maxTokens: MAX_TOKENS });
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    const problem = graphqlProblem(error);
    return { en: translate(problem, 'en'), es: translate(problem, 'es') };
  }
  throw new Error(`can be read: ${query}`);
}

describe('the message of a syntax error', () => {
  it.each([
    [
      '{ classes(first: 1) { id ',
      'Syntax Error: The query ends here, before it is complete. Is a closing brace or parenthesis missing? (line 1:26)',
      'Error de sintaxis: la consulta termina aquí y está incompleta. ¿Falta cerrar una llave o un paréntesis? (línea 1:26)',
    ],
    [
      '{ label(1: 2) }',
      'Syntax Error: Expected a name, found "1". (line 1:9)',
      'Error de sintaxis: aquí va un nombre, no "1". (línea 1:9)',
    ],
    [
      '{ label } }',
      'Syntax Error: Unexpected "}". (line 1:11)',
      'Error de sintaxis: aquí no va "}". (línea 1:11)',
    ],
    [
      'fragment A Query { label }',
      'Syntax Error: Expected "on", found "Query". (line 1:12)',
      'Error de sintaxis: aquí va "on", no "Query". (línea 1:12)',
    ],
    [
      '{ label(a: "x) }',
      'Syntax Error: The quotation marks are not closed. (line 1:17)',
      'Error de sintaxis: falta cerrar las comillas. (línea 1:17)',
    ],
    [
      "{ label(a: 'x') }",
      'Syntax Error: Single quotation marks (\') cannot stand here: use double ones ("). (line 1:12)',
      'Error de sintaxis: aquí no van comillas simples (\'), sino dobles ("). (línea 1:12)',
    ],
    [
      '{ label ~ }',
      'Syntax Error: Unexpected character: "~". (line 1:9)',
      'Error de sintaxis: aquí no va el carácter "~". (línea 1:9)',
    ],
    [
      '{ label(a: 01) }',
      'Syntax Error: Invalid number, unexpected digit after 0: "1". (line 1:13)',
      'Error de sintaxis: "1" no va en este número. (línea 1:13)',
    ],
    [
      String.raw`{ label(a: "\q") }`,
      String.raw`Syntax Error: Invalid character escape sequence: "\q". (line 1:13)`,
      String.raw`Error de sintaxis: la secuencia de escape "\q" no existe. (línea 1:13)`,
    ],
    [
      'query ($a: Int = $b) { label }',
      'Syntax Error: Unexpected variable "$b" in constant value. (line 1:18)',
      'Error de sintaxis: aquí no va la variable "$b", sino un valor fijo. (línea 1:18)',
    ],
    [
      '# later',
      'Syntax Error: The query ends here, before it is complete. (line 1:8)',
      'Error de sintaxis: la consulta termina aquí y está incompleta. (línea 1:8)',
    ],
    [
      `{ ${'label '.repeat(1_100)} }`,
      'The query is too long: more than 1000 words and signs. (line 1:5997)',
      'La consulta es demasiado larga: más de 1000 palabras y signos. (línea 1:5997)',
    ],
  ])('explains %s', (query, en, es) => {
    expect(syntaxProblemOf(query)).toEqual({ en, es });
  });
});
