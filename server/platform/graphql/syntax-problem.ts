import { GraphQLError, Lexer, parse, Source, TokenKind, type Token } from 'graphql';
import type { Message, MessageText } from '../i18n/message.js';
import { MAX_TOKENS } from './operation-limits.js';

const KEYWORDS = ['query', 'fragment', 'on'];

/** Possible tokens at a position, which are tried in turn, with their names in messages. */
const PIECES: readonly [piece: string, name: MessageText][] = [
  ['a', { en: 'a name', es: 'un nombre' }],
  ['1', { en: 'a value', es: 'un valor' }],
  ...[...KEYWORDS, '{', '}', '(', ')', '[', ']', ':', '=', '!', '$', '@', '...'].map(
    (piece): [string, MessageText] => [piece, { en: `"${piece}"`, es: `"${piece}"` }],
  ),
  ['', { en: 'the end of the query', es: 'el fin de la consulta' }],
];

/** Explains a syntax error; undefined for other errors. */
export function syntaxProblem({ source, positions }: GraphQLError): Message | undefined {
  const [position] = positions ?? [];
  if (!source || position === undefined) return undefined;
  const found = tokenAt(source.body, position);
  if (found === 'too many') {
    return {
      text: {
        en: 'The query is too long: more than {max} words and signs.',
        es: 'La consulta es demasiado larga: más de {max} palabras y signos.',
      },
      values: { max: String(MAX_TOKENS) },
    };
  }
  if (found === 'unreadable') return unreadable(source.body, position);
  const expected = expectedAt(source.body, position);
  const values = {
    found: source.body.slice(found.start, found.end),
    expectedEn: listed(expected, 'en'),
    expectedEs: listed(expected, 'es'),
  };
  if (found.kind === TokenKind.EOF) {
    return expected.length === 0
      ? {
          text: {
            en: 'Syntax Error: The query ends here, before it is complete.',
            es: 'Error de sintaxis: la consulta está incompleta: termina aquí.',
          },
        }
      : {
          text: {
            en: 'Syntax Error: Expected {expectedEn}, but the query ends here.',
            es: 'Error de sintaxis: falta {expectedEs}: la consulta termina aquí.',
          },
          values,
        };
  }
  return expected.length === 0
    ? {
        text: {
          en: 'Syntax Error: {found} cannot stand here.',
          es: 'Error de sintaxis: aquí no va {found}.',
        },
        values,
      }
    : {
        text: {
          en: 'Syntax Error: Expected {expectedEn}, found {found}.',
          es: 'Error de sintaxis: aquí va {expectedEs}, no {found}.',
        },
        values,
      };
}

function tokenAt(body: string, position: number): Token | 'too many' | 'unreadable' {
  const lexer = new Lexer(new Source(body));
  try {
    for (let count = 1; ; count += 1) {
      const token = lexer.advance();
      if (token.kind !== TokenKind.EOF && count > MAX_TOKENS) return 'too many';
      if (token.start >= position || token.kind === TokenKind.EOF) return token;
    }
  } catch (error) {
    if (error instanceof GraphQLError) return 'unreadable';
    throw error;
  }
}

/** An unterminated string or an invalid character. */
function unreadable(body: string, position: number): Message {
  const character = body.slice(position, position + 1);
  if (character === '' || character === '\n' || character === '\r') {
    return {
      text: {
        en: 'Syntax Error: The quotation marks are not closed.',
        es: 'Error de sintaxis: falta cerrar las comillas.',
      },
    };
  }
  return {
    text: {
      en: 'Syntax Error: The character {character} cannot stand here.',
      es: 'Error de sintaxis: aquí no va el carácter {character}.',
    },
    values: { character },
  };
}

/** The tokens that the parser accepts at a position. */
function expectedAt(body: string, position: number): MessageText[] {
  const begun = body.slice(0, position);
  const isName = canGoOn(begun, 'a');
  // A name covers all keywords.
  const pieces = PIECES.filter(([piece]) => !(isName && KEYWORDS.includes(piece)));
  return pieces.filter(([piece]) => canGoOn(begun, piece)).map(([, name]) => name);
}

function canGoOn(begun: string, piece: string): boolean {
  const start = begun.length + 1;
  try {
    parse(`${begun}\n${piece}`, { maxTokens: MAX_TOKENS + 1 });
    return true;
  } catch (error) {
    const [position = 0] = (error instanceof GraphQLError && error.positions) || [];
    return piece !== '' && position > start;
  }
}

function listed(names: readonly MessageText[], language: keyof MessageText): string {
  return new Intl.ListFormat(language, { type: 'disjunction' }).format(names.map((name) => name[language]));
}
