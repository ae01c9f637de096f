/** An error message of graphql-js or Apollo Server with placeholders, its Spanish, and clearer English where needed. */
type ErrorText = readonly [original: string, es: string, en?: string];

/**
 * The messages of all errors that a caller can make in an operation. Libraries report them in English only, without a
 * code for the kind; the first match applies.
 */
export const ERROR_TEXTS: readonly ErrorText[] = [
  // Syntax
  [
    'Syntax Error: Unexpected <EOF>.',
    'Error de sintaxis: la consulta termina aquí y está incompleta.',
    'Syntax Error: The query ends here, before it is complete.',
  ],
  [
    'Syntax Error: Expected {expected}, found <EOF>.',
    'Error de sintaxis: la consulta termina aquí y está incompleta. ¿Falta cerrar una llave o un paréntesis?',
    'Syntax Error: The query ends here, before it is complete. Is a closing brace or parenthesis missing?',
  ],
  ['Syntax Error: Expected {expected}, found {found}.', 'Error de sintaxis: aquí va {expected}, no {found}.'],
  [
    'Syntax Error: Unterminated string.',
    'Error de sintaxis: falta cerrar las comillas.',
    'Syntax Error: The quotation marks are not closed.',
  ],
  [
    'Syntax Error: Unexpected single quote character ({found}), did you mean to use a double quote ({expected})?',
    'Error de sintaxis: aquí no van comillas simples ({found}), sino dobles ({expected}).',
    'Syntax Error: Single quotation marks ({found}) cannot stand here: use double ones ({expected}).',
  ],
  ['Syntax Error: Unexpected character: {found}.', 'Error de sintaxis: aquí no va el carácter {found}.'],
  [
    'Syntax Error: Unexpected variable {found} in constant value.',
    'Error de sintaxis: aquí no va la variable {found}, sino un valor fijo.',
  ],
  ['Syntax Error: Unexpected description, {reason}.', 'Error de sintaxis: aquí no va una descripción.'],
  ['Syntax Error: Unexpected {found}.', 'Error de sintaxis: aquí no va {found}.'],
  [
    'Syntax Error: Document contains more that {max} tokens. Parsing aborted.',
    'La consulta es demasiado larga: más de {max} palabras y signos.',
    'The query is too long: more than {max} words and signs.',
  ],
  [
    'Syntax Error: Invalid number, expected digit but got: <EOF>.',
    'Error de sintaxis: la consulta termina aquí, dentro de un número.',
    'Syntax Error: The query ends here, inside a number.',
  ],
  ['Syntax Error: Invalid number, {reason}: {found}.', 'Error de sintaxis: {found} no va en este número.'],
  [
    'Syntax Error: Invalid character within String: {found}.',
    'Error de sintaxis: el carácter {found} no puede ir dentro de un texto.',
  ],
  [
    'Syntax Error: Invalid {kind} escape sequence: {found}.',
    'Error de sintaxis: la secuencia de escape {found} no existe.',
  ],
  // Operations
  [
    'Must provide operation name if query contains multiple operations.',
    'La consulta tiene varias operaciones: indique el nombre de la que quiere.',
    'Say by its name which operation of the query is to run.',
  ],
  [
    'Unknown operation named "{name}".',
    'La consulta no tiene ninguna operación con ese nombre.',
    'The query has no operation of this name.',
  ],
  [
    'GET requests only support query operations, not {kind} operations',
    'Envíe las mutaciones por POST.',
    'Send mutations by POST.',
  ],
  [
    'The {name} definition is not executable.',
    'En una consulta no se definen tipos.',
    'A query defines no types.',
  ],
  [
    'This anonymous operation must be the only defined operation.',
    'Si una operación no tiene nombre, debe ser la única.',
    'An operation without a name must be the only one.',
  ],
  ['There can be only one {kind} named "{name}".', '"{name}" está repetido.'],
  ['Maximum introspection depth exceeded', 'La consulta del esquema tiene demasiados niveles.'],
  // Fields
  ['Cannot query field "{name}" on type "{type}".', 'El tipo "{type}" no tiene el campo "{name}".'],
  [
    'Field "{name}" of type "{type}" must have a selection of subfields.',
    'Indique qué campos de "{name}" quiere.',
  ],
  [
    'Field "{name}" must not have a selection since type "{type}" has no subfields.',
    'El campo "{name}" no tiene otros campos dentro.',
  ],
  [
    'Fields "{name}" conflict because {reason}. Use different aliases on the fields to fetch both if this was intentional.',
    'Hay dos campos "{name}" distintos: póngale un alias a uno de ellos.',
  ],
  // Fragments and types
  ['Unknown type "{name}".', 'No existe el tipo "{name}".'],
  ['Unknown fragment "{name}".', 'No existe el fragmento "{name}".'],
  ['Fragment "{name}" is never used.', 'El fragmento "{name}" no se usa.'],
  [
    'Cannot spread fragment "{name}" within itself via {via}.',
    'El fragmento "{name}" se incluye a sí mismo por medio de {via}.',
  ],
  ['Cannot spread fragment "{name}" within itself.', 'El fragmento "{name}" se incluye a sí mismo.'],
  [
    'Fragment "{name}" cannot condition on non composite type "{type}".',
    'El fragmento "{name}" no puede ser de tipo "{type}" porque ese tipo no tiene campos.',
  ],
  [
    'Fragment cannot condition on non composite type "{type}".',
    'No se puede hacer un fragmento de "{type}" porque ese tipo no tiene campos.',
  ],
  [
    'Fragment "{name}" cannot be spread here as objects of type "{type}" can never be of type "{other}".',
    'El fragmento "{name}" no puede ir aquí: un "{type}" nunca es un "{other}".',
  ],
  [
    'Fragment cannot be spread here as objects of type "{type}" can never be of type "{other}".',
    'Este fragmento no puede ir aquí: un "{type}" nunca es un "{other}".',
  ],
  // Directives and arguments
  ['Unknown directive "{name}".', 'No existe la directiva "{name}".'],
  [
    'Directive "{name}" may not be used on {place}.',
    'La directiva "{name}" no puede usarse aquí.',
    'Directive "{name}" may not be used here.',
  ],
  ['The directive "{name}" can only be used once at this location.', 'La directiva "{name}" está repetida.'],
  [
    'Unknown argument "{name}" on directive "{owner}".',
    'La directiva "{owner}" no acepta el argumento "{name}".',
  ],
  ['Unknown argument "{name}" on field "{owner}".', 'El campo "{owner}" no acepta el argumento "{name}".'],
  [
    'Directive "{owner}" argument "{name}" of type "{type}" is required, but it was not provided.',
    'A la directiva "{owner}" le falta el argumento "{name}", de tipo "{type}".',
  ],
  [
    'Field "{owner}" argument "{name}" of type "{type}" is required, but it was not provided.',
    'Al campo "{owner}" le falta el argumento "{name}", de tipo "{type}".',
  ],
  // Variables that are null in an argument
  [
    'Argument "{name}" of non-null type "{type}" must not be null.',
    'El argumento "{name}" no puede ser null.',
    'Argument "{name}" must not be null.',
  ],
  [
    'Argument "{name}" has invalid value {value}.',
    'El valor del argumento "{name}" no es válido: una de sus variables es null.',
    'Argument "{name}" has an invalid value: one of its variables is null.',
  ],

  // Variables
  ['Variable "{name}" is not defined by operation "{operation}".', 'La variable "{name}" no está declarada.'],
  ['Variable "{name}" is not defined.', 'La variable "{name}" no está declarada.'],
  ['Variable "{name}" is never used in operation "{operation}".', 'La variable "{name}" no se usa.'],
  ['Variable "{name}" is never used.', 'La variable "{name}" no se usa.'],
  [
    'Variable "{name}" cannot be non-input type "{type}".',
    'La variable "{name}" no puede ser de tipo "{type}".',
  ],
  [
    'Variable "{name}" of type "{type}" used in position expecting type "{wanted}".',
    'La variable "{name}" es de tipo "{type}", pero aquí se necesita "{wanted}".',
  ],
  [
    'Variable "{name}" of required type "{type}" was not provided.',
    'Falta el valor de la variable "{name}", de tipo "{type}".',
  ],
  [
    'Variable "{name}" of non-null type "{type}" must not be null.',
    'La variable "{name}", de tipo "{type}", no puede ser null.',
  ],
  // Values
  [
    'Field "{name}" of required type "{type}" was not provided.',
    'Falta el campo "{name}", de tipo "{type}".',
  ],
  ['Field "{name}" is not defined by type "{type}".', 'El tipo "{type}" no tiene el campo "{name}".'],
  ['Value "{value}" does not exist in "{type}" enum.', 'El valor "{value}" no existe en "{type}".'],
  [
    'Enum "{type}" cannot represent non-enum value: {value}.',
    'Aquí va un valor de "{type}", sin comillas, no {value}.',
    'Expected a value of "{type}" without quotation marks, found {value}.',
  ],
  [
    'Enum "{type}" cannot represent non-string value: {value}.',
    'Aquí va un valor de "{type}" como texto, no {value}.',
    'Expected a value of "{type}" as a text, found {value}.',
  ],
  [
    'Expected value of type "{type}", found {value}; {reason}',
    'Aquí va un valor de tipo "{type}", no {value}.',
  ],
  ['Expected value of type "{type}", found {value}.', 'Aquí va un valor de tipo "{type}", no {value}.'],
  ['Expected non-nullable type "{type}" not to be null.', 'Un valor de tipo "{type}" no puede ser null.'],
  ['Expected type "{type}" to be an object.', 'Aquí va un objeto de tipo "{type}".'],
  ['Expected type "{type}". {reason}', 'Aquí va un valor de tipo "{type}".'],
  [
    'Int cannot represent non 32-bit signed integer value: {value}',
    'El número {value} es demasiado grande.',
    'The number {value} is too large.',
  ],
  ['Int cannot represent {kind} value: {value}', 'Aquí va un número entero (Int), no {value}.'],
  ['Float cannot represent {kind} value: {value}', 'Aquí va un número (Float), no {value}.'],
  ['String cannot represent {kind} value: {value}', 'Aquí va un texto (String), no {value}.'],
  ['Boolean cannot represent {kind} value: {value}', 'Aquí va true o false (Boolean), no {value}.'],
  ['ID cannot represent value: {value}', 'Aquí va un identificador (ID), no {value}.'],
  ['ID cannot represent {kind} value: {value}', 'Aquí va un identificador (ID), no {value}.'],
];
