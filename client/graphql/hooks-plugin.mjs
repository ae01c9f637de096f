import { Kind } from 'graphql';

/**
 * Code generator plugin: one typed hook per operation, for Apollo Client 4. The published typescript-react-apollo
 * plugin supports only version 3.
 *
 * @type {import('@graphql-codegen/plugin-helpers').PluginFunction}
 */
export function plugin(_schema, documents) {
  const operations = documents
    .flatMap(({ document }) => document?.definitions ?? [])
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  const imports = operations.map(({ operation }) =>
    operation === 'query' ? 'useQuery, type SkipToken' : 'useMutation',
  );
  return {
    prepend: imports.length
      ? [`import { ${[...new Set(imports)].join(', ')} } from '@apollo/client/react';`]
      : [],
    content: operations.map(hookFor).join('\n'),
  };
}

/** @param {import('graphql').OperationDefinitionNode} definition */
function hookFor({ name, operation, variableDefinitions = [] }) {
  if (!name || operation === 'subscription') throw new Error('Only named queries and mutations have a hook.');
  const hook = operation === 'query' ? 'useQuery' : 'useMutation';
  const typeName = name.value + (operation === 'query' ? 'Query' : 'Mutation');
  const options = `${hook}.Options<${typeName}, ${typeName}Variables>`;
  const needsVariables = variableDefinitions.some(
    ({ type, defaultValue }) => type.kind === Kind.NON_NULL_TYPE && !defaultValue,
  );
  const parameter =
    operation === 'query'
      ? `options${needsVariables ? '' : '?'}: ${options} | SkipToken`
      : `options?: ${options}`;
  return `export const use${typeName} = (${parameter}) => ${hook}(${name.value}Document, options);`;
}
