import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How long certificates of a class type are valid. Existing ones do not expire until the office enters it. */
export class CertificateValidity1798800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "class_type" ADD COLUMN "certificate_months" integer');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "class_type" DROP COLUMN "certificate_months"');
  }
}
