import type { ToastContent, ToastMessage } from '../ui/office/overlays/Toast';
import { useOneAtATime } from '../ui/elements/use-one-at-a-time';
import { useFailureText, type FailureTexts } from './use-failure-text';

interface AttemptOptions extends FailureTexts {
  /** Refetches what is displayed, also after a failure: another account may have changed it. */
  reload: () => unknown;
}

/** One change at a time, whose outcome is reported. */
export function useAttempt(
  onToast: (toast: ToastMessage | undefined) => void,
  { reload, ...texts }: AttemptOptions,
) {
  const textOf = useFailureText();
  const { isBusy, run } = useOneAtATime();
  const attempt = (change: () => Promise<ToastContent>) =>
    run(async () => {
      onToast(undefined);
      try {
        const done = await change();
        onToast({ kind: 'done', ...done });
      } catch (error) {
        onToast({ kind: 'failed', text: textOf(error, texts) });
      }
      await reload();
    });
  return { isBusy, run, attempt };
}
