import type { Types } from '@graphql-codegen/plugin-helpers';

const schemaTypes = 'client/graphql/schema.generated.ts';

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
  },
  generates: {
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
