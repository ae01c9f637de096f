import type { EntityManager } from 'typeorm';
import type { DatabaseAddress } from '../config/config.js';
import type { EntityClass } from '../database/data-source.js';

export interface RestoreOrder {
  /** The file to restore. */
  backup: string;
  database: DatabaseAddress;
  dataDir: string;
  entities: readonly EntityClass[];
  /** Changes what must not be as it was: messages that may have left since, log-ins that have ended since. */
  settle: (manager: EntityManager) => Promise<void>;
  /**
   * Called before anything is replaced; throws to leave all as it is.
   * @param bookings in the database that is replaced; undefined where they cannot be counted
   */
  confirm: (bookings: number | undefined, where: string) => Promise<void>;
  siteVersion: string;
  now: Date;
}
