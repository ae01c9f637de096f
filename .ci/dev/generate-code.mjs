import { generate, loadContext } from '@graphql-codegen/cli';

/** Generates the client's types from schema.graphql. In this process, since loading the generator takes seconds. */
export async function generateCode() {
  try {
    const context = await loadContext('codegen.ts');
    context.updateConfig({ silent: true });
    await generate(context, true);
    return true;
  } catch (error) {
    console.error(error);
    return false;
  }
}
