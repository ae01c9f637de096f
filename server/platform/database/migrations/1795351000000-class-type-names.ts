import type { MigrationInterface, QueryRunner } from 'typeorm';
import { nameKeyOf } from '../name-key.js';

/**
 * Makes names of class types unique. Of existing duplicates only the oldest gets a key, so none is renamed or lost; the next
 * edit of the others requires another name.
 */
export class ClassTypeNames1795351000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "class_type" ADD COLUMN "name_key" text');
    const types = await runner.manager.query<{ id: string; name: string }[]>(
      'SELECT "id", "name" FROM "class_type" ORDER BY "created_at" DESC, "id" DESC',
    );
    // The oldest comes last, so that it replaces the others in the map.
    const holders = new Map(types.map(({ id, name }) => [nameKeyOf(name), id]));
    for (const [key, id] of holders)
      await runner.query('UPDATE "class_type" SET "name_key" = $1 WHERE "id" = $2', [key, id]);
    await runner.query('CREATE UNIQUE INDEX "class_type_name_key" ON "class_type" ("name_key")');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX "class_type_name_key"');
    await runner.query('ALTER TABLE "class_type" DROP COLUMN "name_key"');
  }
}
