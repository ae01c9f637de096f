import { useIntl } from 'react-intl';

import type { ToastMessage } from '../../../../ui/office/overlays/Toast';
import { useAttempt } from '../../../use-attempt';
import { recordsMessages as messages } from './records.messages';

/** A venue or an instructor. */
export interface OfficeRecord {
  id: string;
  version: number;
  name: string;
  archivedAt: string | null;
  isUsed: boolean;
  comingClasses: number;
}

/** The operations on one kind of record. */
export interface RecordCalls<Kept extends OfficeRecord> {
  archive: (versioned: { id: string; version: number }) => Promise<Kept | undefined>;
  restore: (versioned: { id: string; version: number }) => Promise<Kept | undefined>;
  remove: (id: string) => Promise<unknown>;
  /** Refetches the list. */
  reload: () => unknown;
}

/** The changes to a record besides its form. Each reports its outcome. */
export function useRecordChanges<Kept extends OfficeRecord>(
  calls: RecordCalls<Kept>,
  onToast: (toast: ToastMessage | undefined) => void,
) {
  const intl = useIntl();
  const { isBusy, attempt } = useAttempt(onToast, {
    byCode: { CONFLICT: messages.conflict, NOT_FOUND: messages.conflict },
    reload: () => void calls.reload(),
  });
  const versionedIdOf = ({ id, version }: Kept) => ({ id, version });

  const archive = (record: Kept) =>
    attempt(async () => {
      const archived = await calls.archive(versionedIdOf(record));
      return {
        text: intl.formatMessage(messages.archived, { name: record.name }),
        ...(archived && { undo: () => void restore(archived) }),
      };
    });
  const restore = (record: Kept): Promise<void> =>
    attempt(async () => {
      const restored = await calls.restore(versionedIdOf(record));
      return {
        text: intl.formatMessage(messages.restored, { name: record.name }),
        ...(restored && { undo: () => void archive(restored) }),
      };
    });
  const remove = (record: Kept) =>
    attempt(async () => {
      await calls.remove(record.id);
      return { text: intl.formatMessage(messages.deleted, { name: record.name }) };
    });
  return { isBusy, archive, restore, remove };
}
