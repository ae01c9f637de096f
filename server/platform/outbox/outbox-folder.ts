import { join } from 'node:path';

/** Where mail and text messages are kept as files when they have no other way. */
export function outboxFolder(dataDir: string): string {
  return join(dataDir, 'outbox');
}
