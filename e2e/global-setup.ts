import { createDataFolder, startServer } from './server.js';

/** One server with demo data for all specs; a spec that stops its server starts one of its own. */
export default async function setUp(): Promise<() => Promise<void>> {
  const data = await createDataFolder();
  const server = await startServer(data.folder, { DEMO_DATA: 'on' });
  process.env.E2E_URL = server.url;
  return async () => {
    await server.stop();
    await data.remove();
  };
}
