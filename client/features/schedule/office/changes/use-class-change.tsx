import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';

import type { VersionedSave } from '../../../../graphql/office/use-versioned-save';
import type { ClassChangeKind } from '../../../../schema/class-change-kind.generated';
import { lostAnswerMessages } from '../../../../ui/office/texts/lost-answer.messages';
import { isSame } from '../../../../ui/office/forms/form-values';
import { useOneAtATime } from '../../../../ui/elements/use-one-at-a-time';
import { classInput, valuesOfClass, type ClassValues } from '../class-form/class-form';
import { noticeKindOf } from '../notices/class-impact';
import { classNoticeMessages } from '../notices/class-notice.messages';
import { ClassNoticeDialog, type NoticePreview } from '../notices/ClassNoticeDialog';
import type { OfficeClassFragment } from '../OfficeClasses.generated';
import { useClassChanges } from '../class-form/use-class-changes';
import { useClassNotice } from '../notices/use-class-notice';
import { useClassSave, type ClassToSave, type NoticeChoice } from './use-class-save';
import type { ClassTypeChoice } from '../use-class-types';

/** A change to a class. It can be undone until attendees have been notified. */
export interface ClassEdit extends NoticeChoice {
  before: OfficeClassFragment;
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
  /** The change is a cancellation or its reversal, which is confirmed even if it affects nobody. */
  confirmsAlways?: boolean;
  /** Label of the button that returns without saving. */
  backLabel?: ReactNode;
  /** @param change undefined for a new class */
  onSaved: (saved: OfficeClassFragment, change: ClassEdit | undefined, sent: ClassValues) => void;
  onRefused: (refused: {
    fields: Readonly<Record<string, string>>;
    text: string | undefined;
    isLost: boolean;
  }) => void;
  /** @param text the reason */
  onFailed: (text: string) => void;
  /** Another account has changed or deleted the class. */
  onConflict?: () => void;
}

interface ClassChange extends Omit<VersionedSave<ClassToSave, OfficeClassFragment>, 'save' | 'findMade'> {
  isBusy: boolean;
  /** Saves, after a confirmation if one is needed. @param over the version that is changed */
  begin: (values: () => ClassValues | undefined, over?: OfficeClassFragment) => void;
  dialog: ReactNode;
}

const noNotice: NoticeChoice = { notify: false, people: 0 };

const nobody: NoticePreview = {
  kind: null,
  takenSeats: 0,
  people: 0,
  textMessages: 0,
  paid: 0,
  notices: [],
  isCancellationUnknown: false,
};

/** Schedules or edits a class: a change that affects attendees is confirmed before it is saved. */
export function useClassChange({
  edited,
  types,
  confirmsAlways = false,
  ...options
}: ClassChangeOptions): ClassChange {
  const intl = useIntl();
  const { save, findMade, ...versions } = useClassSave(edited);
  const { isBusy, run } = useOneAtATime();
  const previewNotice = useClassNotice();
  const [pendingChange, setPendingChange] = useState<PendingChange>();
  const classChanges = useClassChanges(types);
  const changesOf = (values: ClassValues, over: OfficeClassFragment) =>
    classChanges(valuesOfClass(over), values);

  const store = async (values: ClassValues, over: OfficeClassFragment | undefined, choice: NoticeChoice) => {
    const outcome = await save({ values, choice }, over);
    setPendingChange(undefined);
    if (outcome.kind === 'saved') options.onSaved(outcome.saved, over && { before: over, ...choice }, values);
    else if (outcome.kind === 'refused') options.onRefused(outcome);
    else options.onConflict?.();
  };
  /** Reports an earlier save that was made after all. @returns it; null if that is still unknown */
  const reportEarlier = async (over: OfficeClassFragment) => {
    try {
      const earlier = await findMade(over);
      if (earlier)
        options.onSaved(earlier.saved, { before: over, ...earlier.sent.choice }, earlier.sent.values);
      return earlier;
    } catch {
      options.onFailed(intl.formatMessage(lostAnswerMessages.unknown));
      return null;
    }
  };
  const send = async (valuesOf: () => ClassValues | undefined, over: OfficeClassFragment | undefined) => {
    const values = valuesOf();
    if (!values) return;
    const earlier = over && (await reportEarlier(over));
    if (earlier === null) return;
    if (earlier) {
      // What was changed since then is saved over it.
      if (!isSame(classInput(values), classInput(earlier.sent.values))) await send(valuesOf, earlier.saved);
      return;
    }
    // The server is always asked, because bookings may have been made since the page was loaded.
    const preview = over && noticeKindOf(values, over) ? await previewNotice(values, over) : undefined;
    if (preview === null) options.onFailed(intl.formatMessage(classNoticeMessages.previewFailed));
    else if (over && preview?.kind) setPendingChange({ preview, kind: preview.kind, values, over });
    else if (over && confirmsAlways && values.status !== 'completed')
      setPendingChange({
        preview: { ...nobody, takenSeats: over.takenSeats },
        kind: values.status === 'cancelled' ? 'cancelled' : 'restored',
        values,
        over,
      });
    else await store(values, over, noNotice);
  };
  return {
    ...versions,
    isBusy,
    begin: (valuesOf, over = versions.base) => void run(() => send(valuesOf, over)),
    dialog: pendingChange && (
      <ClassNoticeDialog
        {...pendingChange}
        scheduled={pendingChange.over}
        changes={changesOf(pendingChange.values, pendingChange.over)}
        isBusy={isBusy}
        backLabel={options.backLabel}
        onSave={(choice) => void run(() => store(pendingChange.values, pendingChange.over, choice))}
        onClose={() => setPendingChange(undefined)}
      />
    ),
  };
}
