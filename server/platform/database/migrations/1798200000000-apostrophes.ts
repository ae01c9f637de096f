import type { MigrationInterface, QueryRunner } from 'typeorm';
import { replaceInFolded } from './1798100000000-plain-letters.js';

/** O’Brien, as phones write it, is found and sorted like O'Brien. */
export class Apostrophes1798200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await replaceInFolded(runner, { '‘': "'", '’': "'" });
  }

  /** The texts stay: which apostrophes were replaced is not known. */
  async down(): Promise<void> {}
}
