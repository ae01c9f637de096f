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
/** A resolver class and its factory. */
export type ResolverRecipe<Services> = readonly [ResolverClass, (services: Services) => object];

/** Descriptions of the root types, for which TypeGraphQL has no decorator. */
const ROOTS = {
  Query:
    "All data that can be read. Guests can read what the site displays; other data requires an admin's token.",
  Mutation: 'All changes. Each is applied in full or not at all.',
};

const isRole = (name: string): name is Role => ROLES.some((role) => role === name);

// An arrow function, because TypeGraphQL treats anything with a prototype as a class.
const checkRole: AuthCheckerFn<RequestContext> = ({ context }, roles) => {
  requireRole(context, roles.filter(isRole));
  return true;
};

/**
 * Builds the schema of the resolvers, which checks roles and cleans and validates inputs. No global middleware, because it
 * would add a promise to every field of every row.
 * @param services called on the first request, because some services need the schema; omitted for printing only
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
    // The check runs an introspection query at each start; a test validates the schema instead.
    skipCheck: true,
    validateFn: async (value: unknown) => {
      if (typeof value === 'object' && value !== null) await checkInput(value);
      // checkInput cleans inputs, but not a plain id argument, in which PostgreSQL rejects NUL.
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
 * Lets GraphQL's default resolver read plain properties, because TypeGraphQL would create objects and functions for each of
 * them in each row. Fields with a role or a middleware still need TypeGraphQL's resolver.
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

/** The committed form of the schema: sorted for stable diffs, except for the values of enums. */
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
