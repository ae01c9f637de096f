import { GraphQLSchema, isEnumType, lexicographicSortSchema, printSchema, printType } from 'graphql';
import { buildSchemaSync, getMetadataStorage, type AuthCheckerFn } from 'type-graphql';
import type { RequestContext } from '../context/request-context.js';
import { requireRole } from '../context/require-role.js';
import { ROLES, type Role } from '../context/viewer.js';
import { DomainError } from '../errors/domain-error.js';
import { checkInput } from '../validation/check-input.js';
import { ErrorCodeEnum } from './error-code-enum.js';
import { DateTimeScalar } from './scalars.js';

type ResolverClass = abstract new (...services: never[]) => object;
/** A resolver class, and how it is made from the services. */
export type ResolverRecipe<Services> = readonly [ResolverClass, (services: Services) => object];

/** TypeGraphQL has no decorator for the roots. */
const ROOTS = {
  Query: 'All that can be read. Guests read what the site shows; the rest takes the token of an admin.',
  Mutation: 'All that can be changed. A change is made in full or not at all.',
};

const isRole = (name: string): name is Role => ROLES.some((role) => role === name);

// An arrow function on purpose: TypeGraphQL takes anything with a prototype for a class.
const checkRole: AuthCheckerFn<RequestContext> = ({ context }, roles) => {
  requireRole(context, roles.filter(isRole));
  return true;
};

/**
 * The schema over the given resolvers: roles checked, inputs cleaned and validated. No global middleware: it would
 * put a promise around every field of every row.
 * @param services asked for with the first call, since some of them know the schema; left out where it is only printed
 */
export function buildGraphQLSchema<Services>(
  recipes: readonly ResolverRecipe<Services>[],
  services?: () => Services,
): GraphQLSchema {
  const instances = new Map<unknown, object>();
  const made = (wanted: unknown): object | undefined => {
    const make = recipes.find(([Class]) => Class === wanted)?.[1];
    if (services && make && !instances.has(wanted)) instances.set(wanted, make(services()));
    return instances.get(wanted);
  };
  const [first, ...others] = recipes.map(([Class]) => Class);
  if (!first) throw new RangeError('a schema needs a resolver');
  readPropertiesDirectly();
  const config = buildSchemaSync({
    resolvers: [first, ...others],
    container: { get: made },
    authChecker: checkRole,
    scalarsMap: [{ type: Date, scalar: DateTimeScalar }],
    // By an introspection query at each start; a test validates the schema.
    skipCheck: true,
    validateFn: async (value: unknown) => {
      if (typeof value === 'object' && value !== null) await checkInput(value);
      // Inputs are cleaned; a bare id is only looked up, and PostgreSQL refuses to look for NUL.
      if (typeof value === 'string' && value.includes('\0')) throw new DomainError('NOT_FOUND');
    },
  }).toConfig();
  const schema = new GraphQLSchema({ ...config, types: [...config.types, ErrorCodeEnum] });
  for (const [name, description] of Object.entries(ROOTS)) {
    const root = schema.getType(name);
    if (root) root.description = description;
  }
  return schema;
}

/**
 * Fields that are no more than a property are read as such, by GraphQL itself: TypeGraphQL would make objects and functions
 * for each of them in each row. One that takes a role or has a middleware stays with TypeGraphQL, which looks at it.
 */
function readPropertiesDirectly(): void {
  const { fields, authorizedFields, middlewares } = getMetadataStorage();
  const guarded = [...authorizedFields, ...middlewares];
  for (const field of fields) {
    const isGuarded = guarded.some(
      ({ target, fieldName }) => target === field.target && fieldName === field.name,
    );
    field.simple ??= !isGuarded && field.name === field.schemaName;
  }
}

/** The schema as it is committed: sorted, so that a difference is a change; only the values of enums keep their order. */
export function printSortedSchema(schema: GraphQLSchema): string {
  const note = '# Emitted from the resolvers by `npm run schema`; a test holds the two together.\n\n';
  const sorted = lexicographicSortSchema(schema);
  const text = Object.values(sorted.getTypeMap())
    .filter(isEnumType)
    .reduce((printed, sortedEnum) => {
      const declared = schema.getType(sortedEnum.name);
      return declared ? printed.replace(printType(sortedEnum), () => printType(declared)) : printed;
    }, printSchema(sorted));
  return `${note}${text}\n`;
}
