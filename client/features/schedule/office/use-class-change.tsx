import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';

import type { VersionedSave } from '../../../graphql/use-versioned-save';
import type { ClassChangeKind } from '../../../schema/class-change-kind.generated';
import { useOneAtATime } from '../../../ui/use-one-at-a-time';
import { classChanges } from './class-changes';
import { valuesOfClass, type ClassValues } from './class-form';
import { noticeKindOf } from './class-impact';
import { classNoticeMessages } from './class-notice.messages';
import { ClassNoticeDialog, type NoticePreview } from './ClassNoticeDialog';
import type { OfficeClassFragment } from './SchedulePage.generated';
import { useClassNotice } from './use-class-notice';
import { useClassSave, type ClassToSave } from './use-class-save';
import type { ClassTypeChoice } from './use-class-types';

/** A change to a class, and how many attendees will be notified of it: until then it can be undone. */
export interface ClassEdit {
  before: OfficeClassFragment;
  people: number;
}

/** Whether attendees are notified of a change, and their number. */
interface NoticeChoice {
  notify: boolean;
  people: number;
}

/** The dialog before a change is saved. */
interface PendingChange {
  preview: NoticePreview;
  kind: ClassChangeKind;
  values: ClassValues;
  over: OfficeClassFragment;
}

interface ClassChangeOptions {
  /** Undefined for a new class. */
  edited: OfficeClassFragment | undefined;
  types: readonly ClassTypeChoice[];
  /** Every change is confirmed before it is saved, even if it affects nobody. */
  showsChanges?: boolean;
  /** Label of the button that returns without saving. */
  backLabel?: ReactNode;
  /** @param change undefined for a new class */
  onSaved: (saved: OfficeClassFragment, change?: ClassEdit) => void;
  onRefused: (refused: { fields: Readonly<Record<string, string>>; text: string | undefined }) => void;
  /** @param text the reason */
  onFailed: (text: string) => void;
  /** Another account has changed or deleted the class. */
  onConflict?: () => void;
}

interface ClassChange extends Omit<VersionedSave<ClassToSave, OfficeClassFragment>, 'save'> {
  isBusy: boolean;
  /** Saves, after a confirmation if one is needed. @param over the version that is changed */
  begin: (values: () => ClassValues | undefined, over?: OfficeClassFragment) => void;
  dialog: ReactNode;
}

const noNotice: NoticeChoice = { notify: false, people: 0 };

const nobody: NoticePreview = {
  kind: null,
  people: 0,
  textMessages: 0,
  paid: 0,
  notices: [],
};

/** Schedules or edits a class: a change that affects attendees is confirmed before it is saved. */
export function useClassChange({
  edited,
  types,
  showsChanges = false,
  ...options
}: ClassChangeOptions): ClassChange {
  const intl = useIntl();
  const { base, theirs, isGone, save, acceptTheirs } = useClassSave(edited);
  const { isBusy, run } = useOneAtATime();
  const previewNotice = useClassNotice();
  const [pendingChange, setPendingChange] = useState<PendingChange>();
  const changesOf = (values: ClassValues, over: OfficeClassFragment) =>
    classChanges(intl, types, valuesOfClass(over), values);

  const store = async (
    values: ClassValues,
    over: OfficeClassFragment | undefined,
    { notify, people }: NoticeChoice,
  ) => {
    const outcome = await save({ values, notify }, over);
    setPendingChange(undefined);
    if (outcome.kind === 'saved')
      options.onSaved(outcome.saved, over && { before: over, people: notify ? people : 0 });
    else if (outcome.kind === 'refused') options.onRefused(outcome);
    else options.onConflict?.();
  };
  const send = async (values: ClassValues, over: OfficeClassFragment | undefined) => {
    // The server is always asked, because bookings may have been made since the page was loaded.
    const preview = over && noticeKindOf(values, over) ? await previewNotice(values, over) : undefined;
    if (preview === null) options.onFailed(intl.formatMessage(classNoticeMessages.previewFailed));
    else if (over && preview?.kind) setPendingChange({ preview, kind: preview.kind, values, over });
    else if (over && showsChanges && changesOf(values, over).length > 0)
      setPendingChange({ preview: nobody, kind: kindOf(values, over), values, over });
    else await store(values, over, noNotice);
  };
  return {
    ...{ base, theirs, isGone, acceptTheirs, isBusy },
    begin: (valuesOf, over = base) => {
      const values = valuesOf();
      if (values) void run(() => send(values, over));
    },
    dialog: pendingChange && (
      <ClassNoticeDialog
        {...pendingChange}
        scheduled={pendingChange.over}
        changes={changesOf(pendingChange.values, pendingChange.over)}
        isBusy={isBusy}
        backLabel={options.backLabel}
        onSave={(notify) =>
          void run(() =>
            store(pendingChange.values, pendingChange.over, { notify, people: pendingChange.preview.people }),
          )
        }
        onClose={() => setPendingChange(undefined)}
      />
    ),
  };
}

function kindOf({ status }: ClassValues, over: OfficeClassFragment): ClassChangeKind {
  if (status === over.status || status === 'completed') return 'changed';
  if (status === 'cancelled') return 'cancelled';
  return over.status === 'cancelled' ? 'restored' : 'changed';
}
