import { join } from 'node:path';

/** Mail and text messages are written here as files if no mail server or SMS service is configured. */
export function outboxFolder(dataDir: string): string {
  return join(dataDir, 'outbox');
}
