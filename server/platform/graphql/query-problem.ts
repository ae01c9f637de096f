import type { GraphQLError } from 'graphql';
import { message, type Message, type MessageText } from '../i18n/message.js';

/** graphql-js says what is wrong in English only. Without English here its own words stand. */
type Wording = readonly [RegExp, { en?: string; es: string }];

const SYNTAX: readonly Wording[] = [
  // … stands for the end of the query.
  [
    /^Expected (?<a>.+), found …\.$/,
    {
      en: 'Syntax Error: Expected {a}, but the query ends here.',
      es: 'Error de sintaxis: se esperaba {a}, pero la consulta termina aquí.',
    },
  ],
  [
    /^Unexpected …\.$/,
    {
      en: 'Syntax Error: The query ends here, before it is complete.',
      es: 'Error de sintaxis: la consulta termina aquí y no está completa.',
    },
  ],
  [/^Expected (?<a>.+), found (?<b>.+)\.$/, { es: 'Error de sintaxis: se esperaba {a}, pero hay {b}.' }],
  [/^Unexpected (?<a>.+)\.$/, { es: 'Error de sintaxis: aquí no puede haber {a}.' }],
  [/^Unterminated string\.$/, { es: 'Error de sintaxis: falta cerrar las comillas.' }],
  [/^(?<a>.+)$/, { es: 'Error de sintaxis: {a}' }],
];

const LIMITS: readonly Wording[] = [
  [
    /more tha[nt] (?<a>\d+) tokens/,
    {
      en: 'The query is too long: more than {a} words and signs.',
      es: 'La consulta es demasiado larga: más de {a} palabras y signos.',
    },
  ],
  [
    /depth limit of (?<a>\d+) exceeded, found (?<b>\d+)/,
    {
      en: 'The query is too deep: {b} levels, at most {a}.',
      es: 'La consulta es demasiado profunda: {b} niveles; máximo {a}.',
    },
  ],
  [
    /Cost limit of (?<a>\d+) exceeded, found (?<b>\d+)(?!.*e\+)/,
    {
      en: 'The query is too costly: {b}, at most {a}. Ask for fewer rows or fields.',
      es: 'La consulta es demasiado costosa: {b}; máximo {a}. Pida menos filas o campos.',
    },
  ],
  [
    // 1.1e+16
    /Cost limit of (?<a>\d+) exceeded/,
    {
      en: 'The query is far too costly, at most {a}. Ask for fewer rows or fields.',
      es: 'La consulta es excesivamente costosa; máximo {a}. Pida menos filas o campos.',
    },
  ],
  [
    /Aliases limit of (?<a>\d+) exceeded/,
    {
      en: 'The query has too many aliases, at most {a}.',
      es: 'La consulta tiene demasiados alias; máximo {a}.',
    },
  ],
  [
    /Directives limit of (?<a>\d+) exceeded/,
    {
      en: 'The query has too many directives, at most {a}.',
      es: 'La consulta tiene demasiadas directivas; máximo {a}.',
    },
  ],
];

const VALIDATION: readonly Wording[] = [
  [/^There are no subscriptions\.$/, { es: 'No hay suscripciones.' }],
  [/^Cannot query field (?<a>".+?") on type (?<b>".+?")\./, { es: 'El tipo {b} no tiene el campo {a}.' }],
  [
    /^Unknown argument (?<a>".+?") on field (?<b>".+?")\./,
    { es: 'El campo {b} no acepta el argumento {a}.' },
  ],
  [/^Unknown type (?<a>".+?")\./, { es: 'No existe el tipo {a}.' }],
  [/^Unknown fragment (?<a>".+?")\./, { es: 'No existe el fragmento {a}.' }],
  [/^Unknown directive (?<a>".+?")\./, { es: 'No existe la directiva {a}.' }],
  [/^Fragment (?<a>".+?") is never used\./, { es: 'El fragmento {a} no se usa.' }],
  [/^Cannot spread fragment (?<a>".+?") within itself/, { es: 'El fragmento {a} se contiene a sí mismo.' }],
  [
    /^Field (?<a>".+?") of type (?<b>".+?") must have a selection of subfields/,
    { es: 'Indique qué campos de {a} se necesitan.' },
  ],
  [/^Field (?<a>".+?") must not have a selection/, { es: 'El campo {a} no tiene otros campos dentro.' }],
  [
    /^Field (?<b>".+?") argument (?<a>".+?") of type ".+?" is required/,
    { es: 'Falta el argumento {a} del campo {b}.' },
  ],
  [/^Variable (?<a>".+?") is not defined/, { es: 'La variable {a} no está declarada.' }],
  [/^Variable (?<a>".+?") is never used/, { es: 'La variable {a} no se usa.' }],
  [
    /^Variable (?<a>".+?") of type (?<b>".+?") used in position expecting type (?<c>".+?")\./,
    { es: 'La variable {a} es de tipo {b}, pero aquí se necesita {c}.' },
  ],
  [
    /^Variable (?<a>".+?") of required type (?<b>".+?") was not provided\./,
    { es: 'Falta el valor de la variable {a}, de tipo {b}.' },
  ],
  [
    /^Variable (?<a>".+?") of non-null type (?<b>".+?") must not be null\./,
    { es: 'La variable {a}, de tipo {b}, no puede ser null.' },
  ],
  [
    /^Variable (?<a>".+?") got invalid value (?<b>.+?); (?<c>.+?)$/s,
    { es: 'La variable {a} no puede tener el valor {b}: {c}' },
  ],
  [/^Variable (?<a>".+?") got invalid value /, { es: 'La variable {a} no puede tener ese valor.' }],
  [/^There can be only one (?<a>.+)\.$/, { es: 'Está repetido: {a}.' }],
  [/^Value (?<a>".+?") does not exist in (?<b>".+?") enum\./, { es: 'El valor {a} no existe en {b}.' }],
  [/^Fields (?<a>".+?") conflict/, { es: 'Hay dos campos {a} distintos: dé un alias a uno de ellos.' }],
  [
    /^Expected value of type (?<a>".+?"), found (?<b>.+?)\.?$/,
    { es: 'Se esperaba un valor de tipo {a}, pero hay {b}.' },
  ],
  [
    /^(?<a>\w+) cannot represent (?:a |an )?(?:non-)?[\w ]+ value: (?<b>.+)$/,
    { es: 'El valor {b} no es de tipo {a}.' },
  ],
];

/** A value that was sent may be as long as a request, and nobody reads it back: patterns see this of it. */
const SHOWN = { begin: 300, end: 200 };

const SUGGESTION = / Did you mean (?<what>.+)\?$/;
const SYNTAX_ERROR = /^Syntax Error: /;

/** What is wrong with a query, and where, for whoever wrote it. */
export function queryProblem({ message: said, locations }: GraphQLError): Message {
  const detail = shortened(said).replaceAll('<EOF>', '…');
  const { text, values } = limitIn(detail) ?? mistakeIn(detail);
  const [place] = locations ?? [];
  if (!place) return message(text, values);
  return message(
    { en: `${text.en} (line {line}:{column})`, es: `${text.es} (línea {line}:{column})` },
    { ...values, line: place.line, column: place.column },
  );
}

function shortened(text: string): string {
  if (text.length <= SHOWN.begin + SHOWN.end) return text;
  return `${text.slice(0, SHOWN.begin)}…${text.slice(-SHOWN.end)}`;
}

function limitIn(detail: string): Required<Message> | undefined {
  return worded(LIMITS, detail, detail);
}

function mistakeIn(detail: string): Required<Message> {
  const isSyntax = SYNTAX_ERROR.test(detail);
  const suggestion = SUGGESTION.exec(detail)?.groups?.what;
  const bare = detail.replace(SYNTAX_ERROR, '').replace(SUGGESTION, '');
  const found = worded(isSyntax ? SYNTAX : VALIDATION, bare, detail) ?? {
    text: { en: '{detail}', es: 'La consulta no es válida: {detail}' },
    values: { detail },
  };
  if (suggestion === undefined) return found;
  return {
    text: { en: found.text.en, es: `${found.text.es} ¿Quiso decir {suggestion}?` },
    values: { ...found.values, suggestion: suggestion.replace(/ or (?=")/, ' o ') },
  };
}

function worded(wordings: readonly Wording[], said: string, detail: string): Required<Message> | undefined {
  for (const [pattern, { en = '{detail}', es }] of wordings) {
    const match = pattern.exec(said);
    if (match) return { text: { en, es } satisfies MessageText, values: { ...match.groups, detail } };
  }
  return undefined;
}
