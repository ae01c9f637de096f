import { useEffect, useId, useRef, useState, type ReactNode } from 'react';

import { Banner } from '../../../ui/elements/Banner';
import { Button, ButtonRow } from '../../../ui/elements/Button';
import { useOneAtATime } from '../../../ui/elements/use-one-at-a-time';
import { useWhenOnline } from '../../../ui/page/use-when-online';
import styles from './Waiting.module.css';
import { useReadWaitingFailure, WaitingFailureText, type WaitingFailure } from './WaitingFailure';

interface ConfirmButtonProps {
  /** The labels of the button, and of both buttons after it was pressed. */
  label: ReactNode;
  yes: ReactNode;
  busyLabel?: ReactNode;
  no: ReactNode;
  question: ReactNode;
  /** If it rejects, the failure is displayed. */
  onConfirm: () => Promise<unknown>;
  /** Reloads what is displayed, because the action failed or may have been done. Rejects without a response. */
  reload: () => Promise<unknown>;
}

/** A button that asks first, because its action cannot be undone. */
export function ConfirmButton({
  label,
  yes,
  busyLabel,
  no,
  question,
  onConfirm,
  reload,
}: ConfirmButtonProps) {
  const questionId = useId();
  const [isAsking, setIsAsking] = useState<boolean>();
  const [failure, setFailure] = useState<WaitingFailure>();
  const readFailure = useReadWaitingFailure();
  const { run, isBusy } = useOneAtATime();
  const opener = useRef<HTMLButtonElement>(null);
  const questionElement = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The button that was pressed was removed. Pressing Enter again must not confirm.
    if (isAsking !== undefined) (isAsking ? questionElement : opener).current?.focus();
  }, [isAsking]);
  const confirm = () =>
    run(async () => {
      setFailure(undefined);
      try {
        await onConfirm();
      } catch (error) {
        setFailure(readFailure(error));
        void reload().catch(() => undefined);
      }
    });

  const isUnknown = failure?.isLost === true;
  /** After a lost response the failure stays until the reloaded page says whether the action was done. */
  const settle = () => {
    void reload().then(
      () => setFailure((current) => (current === failure ? undefined : current)),
      () => undefined,
    );
  };
  useWhenOnline(isUnknown, settle);
  const close = () => {
    setIsAsking(false);
    if (isUnknown) settle();
    else setFailure(undefined);
  };

  const failureText = failure && <WaitingFailureText failure={failure} />;
  if (!isAsking)
    return (
      <div className={styles.held}>
        {failureText && <Banner>{failureText}</Banner>}
        <ButtonRow>
          <Button ref={opener} onClick={() => setIsAsking(true)}>
            {label}
          </Button>
        </ButtonRow>
      </div>
    );
  return (
    <div className={styles.held} role="group" aria-labelledby={questionId}>
      <Banner>{failureText}</Banner>
      <p id={questionId} ref={questionElement} tabIndex={-1}>
        {question}
      </p>
      <ButtonRow>
        <Button
          variant="danger"
          busy={isBusy}
          busyLabel={busyLabel}
          onClick={({ detail }) => {
            // The second press of a double click asked only for the question.
            if (detail <= 1) void confirm();
          }}
        >
          {yes}
        </Button>
        <Button onClick={close}>{no}</Button>
      </ButtonRow>
    </div>
  );
}
