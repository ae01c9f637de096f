import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';

import { consolePaths } from '../../../../console-paths';
import { useReloadPage } from '../../../../graphql/office/use-reload-page';
import { classWordMessages } from '../../../../ui/office/texts/class-words.messages';
import { LoadFailed } from '../../../../ui/office/page/LoadFailed';
import { focusIfLost } from '../../../../ui/office/overlays/focus-if-lost';
import { Toast } from '../../../../ui/office/overlays/Toast';
import { useFormUrlState } from '../../../../ui/office/forms/use-form-url-state';
import { useOneAtATime } from '../../../../ui/elements/use-one-at-a-time';
import { ClassActions } from './ClassActions';
import { ClassCopyForm } from '../copying/ClassCopyForm';
import { ClassDetails } from './ClassDetails';
import { ClassForm } from '../class-form/ClassForm';
import { CreatedCopies } from '../copying/CreatedCopies';
import type { ClassParts } from './class-parts';
import type { OfficeClassFragment } from '../OfficeClasses.generated';
import { SeatLedgerPanel } from '../seats-and-waiting/SeatLedgerPanel';
import { useClassCopy } from '../copying/use-class-copy';
import type { ClassEdit } from '../changes/use-class-change';
import { useClassToast } from '../changes/use-class-toast';
import { useClassRemoval } from '../changes/use-class-removal';
import { useClassStatus } from '../changes/use-class-status';
import { useClassTypes } from '../use-class-types';
import { WaitingPanel } from '../seats-and-waiting/WaitingPanel';

interface LoadedClassProps {
  scheduled: OfficeClassFragment;
  parts: ClassParts;
}

/** A loaded class, and the forms that replace it. */
export function LoadedClass({ scheduled, parts }: LoadedClassProps) {
  const navigate = useNavigate();
  const { types, hasFailed: hasTypesFailed, retry: retryTypes } = useClassTypes();
  const { form, open, close } = useFormUrlState(['edit', 'copy']);
  // After the form and any dialog above it are unmounted.
  useEffect(() => {
    const button = form && document.getElementById(`class-${form}`);
    return button ? () => button.focus() : undefined;
  }, [form]);
  const [problem, setProblem] = useState<string>();
  const [made, setMade] = useState<readonly OfficeClassFragment[]>([]);
  const { run } = useOneAtATime();
  const { takeBack, doneText } = useClassCopy();

  // Including roster, messages and history, because a change affects them too.
  const reload = useReloadPage();
  const { toast, setToast, showSaved } = useClassToast(reload);
  const reportSaved = (saved: OfficeClassFragment, edit?: ClassEdit) => {
    setProblem(undefined);
    showSaved(saved, edit);
    reload();
    focusIfLost('class-edit');
  };
  const change = useClassStatus({
    types,
    onSaved: reportSaved,
    onFailed: (text) => setToast({ kind: 'failed', text }),
    onConflict: reload,
  });
  const removal = useClassRemoval({
    onDeleted: (text) => setToast({ kind: 'done', text }),
    onProblem: setProblem,
    onTried: (_id, isGone) => {
      if (isGone) void navigate(consolePaths.schedule, { replace: true });
      else reload();
    },
    onCancelClass: (inUse) => change.setStatus(inUse, 'cancelled'),
  });
  const leave = () => {
    setProblem(undefined);
    close();
  };
  const copied = (copies: readonly OfficeClassFragment[]) => {
    leave();
    setMade(copies);
    const undo = async () => {
      const { toast: outcome, left } = await takeBack(copies);
      setMade(left);
      setToast(outcome);
      reload();
    };
    setToast({ kind: 'done', text: doneText(scheduled, copies.length), undo: () => void run(undo) });
    reload();
  };
  return (
    <>
      <ClassActions
        scheduled={scheduled}
        change={change}
        form={form}
        onOpen={open}
        onDelete={() => removal.ask(scheduled)}
      />
      <LoadFailed onRetry={problem === undefined ? retryTypes : undefined}>
        {problem ??
          (hasTypesFailed && form === 'edit' && <FormattedMessage {...classWordMessages.typesFailed} />)}
      </LoadFailed>
      {form === 'edit' && (
        <ClassForm
          edited={scheduled}
          types={types}
          onSaved={reportSaved}
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
      <CreatedCopies made={made} />
      <ClassDetails scheduled={scheduled} />
      <SeatLedgerPanel scheduled={scheduled} />
      {parts.roster(scheduled.id, setToast, reload)}
      <WaitingPanel scheduled={scheduled} onToast={setToast} />
      {parts.messages(scheduled.id, setToast)}
      <Toast toast={toast} onClose={() => setToast(undefined)} />
      {change.dialog}
      {removal.dialog}
    </>
  );
}
