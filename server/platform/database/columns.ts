import { Column, PrimaryColumn, type ColumnOptions } from 'typeorm';

/**
 * Instants are ISO 8601 text in UTC with milliseconds on both databases: they are the same in both, sort as text and
 * are readable (docs/decisions/ids-and-times-as-text.md).
 */
const instantAsText = {
  to: (value: unknown): unknown => (value instanceof Date ? value.toISOString() : value),
  from: (value: unknown): Date | null => (typeof value === 'string' ? new Date(value) : null),
};

/** A random UUID as text. */
export const IdColumn = (): PropertyDecorator => PrimaryColumn({ type: 'varchar', length: 36 });

export const ReferenceColumn = (options: ColumnOptions = {}): PropertyDecorator =>
  Column({ type: 'varchar', length: 36, ...options });

export const InstantColumn = (options: ColumnOptions = {}): PropertyDecorator =>
  Column({ type: 'varchar', length: 24, transformer: instantAsText, ...options });

export const TextColumn = (length: number, options: ColumnOptions = {}): PropertyDecorator =>
  Column({ type: 'varchar', length, ...options });

export const LongTextColumn = (options: ColumnOptions = {}): PropertyDecorator =>
  Column({ type: 'text', ...options });

export const IntegerColumn = (options: ColumnOptions = {}): PropertyDecorator =>
  Column({ type: 'integer', ...options });

/** The parameter for comparing an instant column in a query. */
export function instantText(instant: Date): string {
  return instant.toISOString();
}
