/**
 * Code generator plugin: the names of the queries in the schema. The type of the queries itself is not generated.
 *
 * @type {import('@graphql-codegen/plugin-helpers').PluginFunction}
 */
export function plugin(schema) {
  const names = Object.keys(schema.getQueryType()?.getFields() ?? {}).map((name) => `'${name}'`);
  return `export type QueryField =\n  | ${names.join('\n  | ')};\n`;
}
