// Loaded into the product before it starts: every answer that was kept for a revision of the database has aged.
const { Database } = await import(
  new URL('../build/server/platform/database/database.js', import.meta.url).href
);

let revision = 0;
Object.defineProperty(Database.prototype, 'revision', { get: () => (revision += 1) });
