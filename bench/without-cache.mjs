// Preloaded into the product: makes every cached response stale, as if the database had changed.
const { Database } = await import(
  new URL('../build/server/platform/database/database.js', import.meta.url).href
);

let revision = 0;
Object.defineProperty(Database.prototype, 'revision', { get: () => (revision += 1) });
