import { readFileSync } from 'node:fs';
import type { Types } from '@graphql-codegen/plugin-helpers';
import { Kind, parse } from 'graphql';

const schemaTypes = 'client/graphql/schema.generated.ts';

const enumNames = parse(readFileSync('schema.graphql', 'utf8')).definitions.flatMap((definition) =>
  definition.kind === Kind.ENUM_TYPE_DEFINITION ? [definition.name.value] : [],
);

const kebabCase = (name: string) => name.replace(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

const config: Types.Config = {
  schema: 'schema.graphql',
  documents: 'client/**/*.graphql',
  // The schema types are wanted even before the first operation is written.
  ignoreNoDocuments: true,
  config: {
    scalars: { ID: 'string', DateTime: 'string' },
    defaultScalarType: 'unknown',
    enumsAsTypes: true,
    namingConvention: 'keep',
    useTypeImports: true,
    // The values of an enum keep the order of schema.graphql.
    sort: false,
  },
  generates: {
    // A file for each enum: a single file would put the lists of the console into the public pages.
    ...Object.fromEntries(
      enumNames.map((enumName) => [
        `client/schema/${kebabCase(enumName)}.generated.ts`,
        { plugins: ['./client/graphql/enum-values-plugin.mjs'], config: { enumName } },
      ]),
    ),
    'client/graphql/query-field.generated.ts': { plugins: ['./client/graphql/query-field-plugin.mjs'] },
    [schemaTypes]: { plugins: ['typescript'], config: { onlyOperationTypes: true } },
    'client/': {
      // One generated file beside each .graphql file: a single file would put every query into every route's chunk.
      preset: 'near-operation-file',
      presetConfig: { extension: '.generated.ts', baseTypesPath: 'graphql/schema.generated.ts' },
      plugins: ['typescript-operations', 'typed-document-node', './client/graphql/hooks-plugin.mjs'],
      config: { importSchemaTypesFrom: schemaTypes },
    },
  },
};

export default config;
