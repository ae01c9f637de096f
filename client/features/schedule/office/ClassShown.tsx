import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { paths } from '../../../paths';
import { Banner } from '../../../ui/Banner';
import { NewsBar } from '../../../ui/office/NewsBar';
import { UnsavedGuard } from '../../../ui/office/UnsavedGuard';
import { useOneAtATime } from '../../../ui/use-one-at-a-time';
import { valuesOfClass } from './class-form';
import { ClassActions } from './ClassActions';
import { ClassCopyForm } from './ClassCopyForm';
import { ClassDetails } from './ClassDetails';
import { ClassForm } from './ClassForm';
import { MadeCopies } from './MadeCopies';
import type { ClassParts } from './class-parts';
import type { OfficeClassFragment } from './SchedulePage.generated';
import { SeatLedgerPanel } from './SeatLedgerPanel';
import { useClassCopy } from './use-class-copy';
import { useClassFormInAddress } from './use-class-form-in-address';
import { useClassNews } from './use-class-news';
import { useClassRemoval } from './use-class-removal';
import { useClassTypes } from './use-class-types';
import { WaitingPanel } from './WaitingPanel';

interface ClassShownProps {
  scheduled: OfficeClassFragment;
  parts: ClassParts;
  /** For the title of the page. */
  onErrors: (hasErrors: boolean) => void;
}

/** A loaded class, and the forms that replace it. */
export function ClassShown({ scheduled, parts, onErrors }: ClassShownProps) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const { types } = useClassTypes();
  const { form, open, close } = useClassFormInAddress();
  const [isDirty, setIsDirty] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [made, setMade] = useState<readonly OfficeClassFragment[]>([]);
  const { run } = useOneAtATime();
  const { takeBack, doneText } = useClassCopy();

  // Including roster, messages and history, because a change affects them too.
  const reload = () => void client.refetchQueries({ include: 'active' });
  const { news, setNews, tellSaved } = useClassNews(reload);
  const removal = useClassRemoval(setNews, (_id, isGone) => {
    if (isGone) void navigate(paths.adminSchedule, { replace: true });
    else reload();
  });
  const leave = () => {
    setProblem(undefined);
    setIsDirty(false);
    onErrors(false);
    close();
  };
  const copied = (copies: readonly OfficeClassFragment[]) => {
    leave();
    setMade(copies);
    const undo = async () => {
      const { news: outcome, left } = await takeBack(copies);
      setMade(left);
      setNews(outcome);
      reload();
    };
    setNews({ kind: 'done', text: doneText(scheduled, copies.length), undo: () => void run(undo) });
    reload();
  };
  return (
    <>
      <ClassActions
        scheduled={scheduled}
        types={types}
        form={form}
        onOpen={open}
        onDelete={() => removal.ask(scheduled)}
        onSaved={(saved, change) => {
          tellSaved(saved, change);
          reload();
        }}
        onFailed={(text) => setNews({ kind: 'failed', text })}
        onOvertaken={reload}
      />
      <Banner>{problem}</Banner>
      <UnsavedGuard isDirty={isDirty && form === 'edit'} />
      {form === 'edit' && (
        <ClassForm
          task={{ kind: 'edit', initial: valuesOfClass(scheduled), edited: scheduled }}
          types={types}
          showsChanges
          onDirty={setIsDirty}
          onErrors={onErrors}
          onSaved={(saved, change) => {
            leave();
            tellSaved(saved, change);
            reload();
          }}
          onFailed={setProblem}
          onClose={leave}
          onGone={() => {
            leave();
            reload();
          }}
        />
      )}
      {form === 'copy' && (
        <ClassCopyForm source={scheduled} onCopied={copied} onFailed={setProblem} onClose={leave} />
      )}
      <MadeCopies made={made} />
      <ClassDetails scheduled={scheduled} />
      <SeatLedgerPanel scheduled={scheduled} />
      {parts.roster(scheduled.id, setNews)}
      <WaitingPanel scheduled={scheduled} onNews={setNews} />
      {parts.messages(scheduled.id, setNews)}
      <NewsBar news={news} onClose={() => setNews(undefined)} />
      {removal.question}
    </>
  );
}
