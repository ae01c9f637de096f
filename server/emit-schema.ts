import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { buildGraphQLSchema, printSortedSchema } from './platform/graphql/build-schema.js';
import { resolvers } from './resolvers.js';

writeFileSync('schema.graphql', printSortedSchema(buildGraphQLSchema(resolvers)));
