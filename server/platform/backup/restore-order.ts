import type { EntityManager } from 'typeorm';
import type { DatabaseAddress } from '../config/config.js';
import type { EntityClass } from '../database/data-source.js';

export interface RestoreOrder {
  /** The file to restore. */
  backup: string;
  database: DatabaseAddress;
  dataDir: string;
  entities: readonly EntityClass[];
  /** Updates restored rows that are out of date: messages that may have been sent since, sessions that have ended since. */
  settle: (manager: EntityManager) => Promise<void>;
  /**
   * Called before anything is replaced; throws to cancel.
   * @param bookings number of bookings in the database to be replaced; undefined if it cannot be read
   */
  confirm: (bookings: number | undefined, where: string) => Promise<void>;
  siteVersion: string;
  now: Date;
}

/** How the name of a former database begins. */
export const BEFORE_RESTORE = 'before-restore-';

/** The name of the database that a restore at this time sets aside. */
export function formerName(now: Date): string {
  return `${BEFORE_RESTORE}${now.toISOString().replace(/[:.]/g, '')}`;
}
