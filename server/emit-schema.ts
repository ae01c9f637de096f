import 'reflect-metadata';
import { mkdirSync, writeFileSync } from 'node:fs';
import { printOpenApi } from './openapi.js';
import { buildGraphQLSchema, printSortedSchema } from './platform/graphql/build-schema.js';
import { resolvers } from './resolvers.js';

writeFileSync('schema.graphql', printSortedSchema(buildGraphQLSchema(resolvers)));
mkdirSync('docs', { recursive: true });
writeFileSync('docs/openapi.yaml', printOpenApi());
