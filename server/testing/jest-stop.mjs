import pg from 'pg';

export default async function stop() {
  if (globalThis.stopPostgres) {
    await globalThis.stopPostgres();
    return;
  }
  const client = new pg.Client({ connectionString: process.env.TEST_POSTGRES_URL });
  await client.connect();
  await client.query(`DROP DATABASE IF EXISTS ${process.env.TEST_POSTGRES_TEMPLATE}`);
  await client.end();
}
