import { isEnumType } from 'graphql';

/**
 * Code generator plugin: the values of an enum as an array in the order of the schema, and their type.
 *
 * @type {import('@graphql-codegen/plugin-helpers').PluginFunction<{ enumName: string }>}
 */
export function plugin(schema, _documents, { enumName }) {
  const type = schema.getType(enumName);
  if (!isEnumType(type)) throw new Error(`The schema has no enum ${enumName}.`);
  const list = `${enumName.charAt(0).toLowerCase()}${enumName.slice(1)}Values`;
  const values = type.getValues().map(({ name }) => `'${name}'`);
  return `export const ${list} = [${values.join(', ')}] as const;

export type ${enumName} = (typeof ${list})[number];
`;
}
