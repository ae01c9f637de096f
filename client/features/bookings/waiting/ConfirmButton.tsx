import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { Banner } from '../../../ui/Banner';
import { Button, ButtonRow } from '../../../ui/Button';
import { useOneAtATime } from '../../../ui/use-one-at-a-time';
import styles from './Waiting.module.css';
import { waitingMessages } from './waiting.messages';

interface ConfirmButtonProps {
  /** The labels of the button, and of both buttons after it was pressed. */
  label: ReactNode;
  yes: ReactNode;
  busyLabel?: ReactNode;
  no: ReactNode;
  question: ReactNode;
  /** If it rejects, the failure is displayed. */
  onConfirm: () => Promise<unknown>;
}

/** A button that asks first, because its action cannot be undone. */
export function ConfirmButton({ label, yes, busyLabel, no, question, onConfirm }: ConfirmButtonProps) {
  const questionId = useId();
  const [isAsking, setIsAsking] = useState<boolean>();
  const [hasFailed, setHasFailed] = useState(false);
  const { run, isBusy } = useOneAtATime();
  const opener = useRef<HTMLButtonElement>(null);
  const questionElement = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The button that was pressed was removed. Pressing Enter again must not confirm.
    if (isAsking !== undefined) (isAsking ? questionElement : opener).current?.focus();
  }, [isAsking]);
  const confirm = () =>
    run(async () => {
      setHasFailed(false);
      await onConfirm().catch(() => setHasFailed(true));
    });
  const close = () => {
    setHasFailed(false);
    setIsAsking(false);
  };
  if (!isAsking)
    return (
      <ButtonRow>
        <Button ref={opener} size="small" onClick={() => setIsAsking(true)}>
          {label}
        </Button>
      </ButtonRow>
    );
  return (
    <div className={styles.held} role="group" aria-labelledby={questionId}>
      <Banner>{hasFailed && <FormattedMessage {...waitingMessages.failed} />}</Banner>
      <p id={questionId} ref={questionElement} tabIndex={-1}>
        {question}
      </p>
      <ButtonRow>
        <Button
          size="small"
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
        <Button size="small" onClick={close}>
          {no}
        </Button>
      </ButtonRow>
    </div>
  );
}
