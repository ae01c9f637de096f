/** Whether a data source is PostgreSQL; otherwise it is SQLite. */
export function isPostgres({ options }: { options: { type: string } }): boolean {
  return options.type === 'postgres';
}
