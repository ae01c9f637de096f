import 'reflect-metadata';
import { entities } from './server/entities.js';
import { loadConfig } from './server/platform/config/load-config.js';
import { createDataSource } from './server/platform/database/data-source.js';

/** The DataSource of TypeORM's command line: SQLite or PostgreSQL, by DATABASE_URL. The server opens its own pair. */
export const dataSource = createDataSource(loadConfig().database, entities);
