import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';

import type { VersionedSave } from '../../../graphql/use-versioned-save';
import type { ClassChangeKind } from '../../../schema/class-change-kind.generated';
import { useOneAtATime } from '../../../ui/use-one-at-a-time';
import { classChanges } from './class-changes';
import { valuesOfClass, type ClassValues } from './class-form';
import { newsOf } from './class-impact';
import { classNoticeMessages } from './class-notice.messages';
import { ClassNoticeDialog, type NoticePreview } from './ClassNoticeDialog';
import type { OfficeClassFragment } from './SchedulePage.generated';
import { useClassNotice } from './use-class-notice';
import { useClassSave, type ClassToSave } from './use-class-save';
import type { ClassTypeChoice } from './use-class-types';

/** A change that people will be told of, and how many. */
export interface UntoldChange {
  before: OfficeClassFragment;
  people: number;
}

/** Whether those who have a seat are told of a change, and how many they are. */
interface NoticeChoice {
  notify: boolean;
  people: number;
}

/** What is asked before a change is saved. */
interface ChangeQuestion {
  preview: NoticePreview;
  kind: ClassChangeKind;
  values: ClassValues;
  over: OfficeClassFragment;
}

interface ClassChangeOptions {
  /** None for a new class. */
  edited: OfficeClassFragment | undefined;
  types: readonly ClassTypeChoice[];
  /** Every change is shown before it is saved, also one that concerns nobody. */
  showsChanges?: boolean;
  /** What saves nothing and goes back to where the change was begun. */
  backLabel?: ReactNode;
  /** @param change what can be taken back while those who have a seat have not heard of it */
  onSaved: (saved: OfficeClassFragment, change?: UntoldChange) => void;
  onRefused: (refused: { fields: Readonly<Record<string, string>>; text: string | undefined }) => void;
  /** The reason in words. */
  onFailed: (text: string) => void;
  /** Somebody else has changed or deleted the class. */
  onOvertaken?: () => void;
}

interface ClassChange extends Omit<VersionedSave<ClassToSave, OfficeClassFragment>, 'save'> {
  isBusy: boolean;
  /** Saves, after a question where there is something to ask. @param over the edition that is changed */
  begin: (values: () => ClassValues | undefined, over?: OfficeClassFragment) => void;
  question: ReactNode;
}

const noNotice: NoticeChoice = { notify: false, people: 0 };

const nobody: NoticePreview = {
  kind: null,
  people: 0,
  textMessages: 0,
  paid: 0,
  notices: [],
};

/** Schedules a class, or changes one: whom that concerns is asked about before it is saved. */
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
  const [question, setQuestion] = useState<ChangeQuestion>();
  const changesOf = (values: ClassValues, over: OfficeClassFragment) =>
    classChanges(intl, types, valuesOfClass(over), values);

  const store = async (
    values: ClassValues,
    over: OfficeClassFragment | undefined,
    { notify, people }: NoticeChoice,
  ) => {
    const outcome = await save({ values, notify }, over);
    setQuestion(undefined);
    if (outcome.kind === 'saved')
      options.onSaved(outcome.saved, over && notify ? { before: over, people } : undefined);
    else if (outcome.kind === 'refused') options.onRefused(outcome);
    else options.onOvertaken?.();
  };
  const send = async (values: ClassValues, over: OfficeClassFragment | undefined) => {
    // The server is asked whatever the page knows of the seats: somebody may have booked since it was loaded.
    const preview = over && newsOf(values, over) ? await previewNotice(values, over) : undefined;
    if (preview === null) options.onFailed(intl.formatMessage(classNoticeMessages.previewFailed));
    else if (over && preview?.kind) setQuestion({ preview, kind: preview.kind, values, over });
    else if (over && showsChanges && changesOf(values, over).length > 0)
      setQuestion({ preview: nobody, kind: kindOf(values, over), values, over });
    else await store(values, over, noNotice);
  };
  return {
    ...{ base, theirs, isGone, acceptTheirs, isBusy },
    begin: (valuesOf, over = base) => {
      const values = valuesOf();
      if (values) void run(() => send(values, over));
    },
    question: question && (
      <ClassNoticeDialog
        {...question}
        scheduled={question.over}
        changes={changesOf(question.values, question.over)}
        isBusy={isBusy}
        backLabel={options.backLabel}
        onSave={(notify) =>
          void run(() => store(question.values, question.over, { notify, people: question.preview.people }))
        }
        onClose={() => setQuestion(undefined)}
      />
    ),
  };
}

function kindOf({ status }: ClassValues, over: OfficeClassFragment): ClassChangeKind {
  if (status === over.status || status === 'completed') return 'changed';
  if (status === 'cancelled') return 'cancelled';
  return over.status === 'cancelled' ? 'restored' : 'changed';
}
