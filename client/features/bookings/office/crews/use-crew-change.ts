import { readFailure, type Failure } from '../../../../graphql/requests/failure';
import { isLost } from '../../../../graphql/requests/is-lost';
import { useReloadPage } from '../../../../graphql/office/use-reload-page';
import { useOneAtATime } from '../../../../ui/elements/use-one-at-a-time';
import { useFailureText, type FailureTexts } from '../../../use-failure-text';
import { officeCrewMessages as messages } from './office-crew.messages';

/** What a form reports. */
export interface CrewChangeCallbacks {
  onDone: (text: string) => void;
  onFailed: (text: string) => void;
}

interface Change {
  /** @returns the text for the change */
  send: () => Promise<string | undefined>;
  /** @returns whether the form displays the errors of these fields itself */
  onProblems?: (fields: Failure['fields']) => boolean;
}

const failureTexts: FailureTexts = {
  byCode: { CONFLICT: messages.changedElsewhere },
  lost: messages.lost,
  otherwise: messages.notChanged,
};

/** Carries out one change of a crew at a time; what the page displays is loaded again after it. */
export function useCrewChange({ onDone, onFailed }: CrewChangeCallbacks) {
  const { isBusy, run } = useOneAtATime();
  const reload = useReloadPage();
  const failureText = useFailureText();

  const change = ({ send, onProblems }: Change) =>
    run(async () => {
      try {
        const text = await send();
        await reload();
        if (text !== undefined) onDone(text);
      } catch (error) {
        const failure = readFailure(error);
        if (onProblems?.(failure.fields)) return;
        if (!isLost(failure)) await reload();
        onFailed(failureText(error, failureTexts));
      }
    });
  return { isBusy, change };
}
