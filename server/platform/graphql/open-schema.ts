import { GraphQLObjectType, GraphQLSchema } from 'graphql';
import { getMetadataStorage } from 'type-graphql';

/** The public part of the schema: without queries and mutations that require a role, and their types. */
export function openSchema(schema: GraphQLSchema): GraphQLSchema {
  const { queries, mutations } = getMetadataStorage();
  const guarded = [...queries, ...mutations].filter(({ roles = [] }) => roles.length > 0);
  const names = new Set(guarded.map(({ schemaName }) => schemaName));
  const open = (root: GraphQLObjectType | null | undefined): GraphQLObjectType | null => {
    if (!root) return null;
    const config = root.toConfig();
    const fields = Object.entries(config.fields).filter(([name]) => !names.has(name));
    return new GraphQLObjectType({ ...config, fields: Object.fromEntries(fields) });
  };
  return new GraphQLSchema({ query: open(schema.getQueryType()), mutation: open(schema.getMutationType()) });
}
