import { validate, type ValidationError } from 'class-validator';
import type { FieldProblems } from '../errors/domain-error.js';
import { badInput } from '../errors/domain-error.js';
import { declaredFields, type DeclaredClass } from '../graphql/declared-fields.js';
import { genericMessage, type Message } from '../i18n/message.js';
import { cleanInput } from './clean.js';
import { isRuleContext } from './rules.js';

const NOT_VALID = genericMessage({ en: 'This is not valid', es: 'Este dato no es válido' });

/** Cleans an input in place and validates it by its decorators. Throws BAD_USER_INPUT with a problem per invalid field. */
export async function checkInput(input: object): Promise<void> {
  const problems = await problemsOf(input);
  if (Object.keys(problems).length > 0) throw badInput(problems);
}

export async function problemsOf(input: object): Promise<FieldProblems> {
  cleanInput(input);
  const problems: FieldProblems = {};
  collect(await validate(input, { forbidUnknownValues: false }), '', problems);
  return problems;
}

function collect(errors: readonly ValidationError[], prefix: string, into: FieldProblems): void {
  for (const error of inDeclaredOrder(errors)) {
    const field = prefix + error.property;
    if (error.constraints) into[field] = firstProblem(error);
    collect(error.children ?? [], `${field}.`, into);
  }
}

/** class-validator reports the inherited fields of an object last. */
function inDeclaredOrder(errors: readonly ValidationError[]): readonly ValidationError[] {
  const [first] = errors;
  if (!first?.target) return errors;
  const fields = declaredFields(first.target.constructor as DeclaredClass).map(({ property }) => property);
  return errors.toSorted((one, other) => fields.indexOf(one.property) - fields.indexOf(other.property));
}

/** The most useful of several violations: missing before malformed before too long. */
function firstProblem(error: ValidationError): Message {
  const contexts = Object.values(error.contexts ?? {}).filter(isRuleContext);
  const [first] = contexts.sort((one, other) => one.rank - other.rank);
  return first ?? NOT_VALID;
}
