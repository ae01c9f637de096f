import { useRef, useState } from 'react';

import { readFailure, type Failure } from '../../../graphql/requests/failure';
import { sendOnce, type SentAttempt } from '../../../graphql/requests/idempotency-key';
import { useOneAtATime } from '../../../ui/elements/use-one-at-a-time';
import type { ChangeCallbacks } from './panel-props';

type Mutate<Changed> = (idempotencyKey: string) => Promise<Changed | undefined>;

/** A booking or a crew, by its link. */
interface Linked {
  id: string;
  /** The response is without a link that can be used. */
  isPassedOn?: boolean;
}

interface OwnChangeOptions<Changed> extends ChangeCallbacks<Changed> {
  /** The current link. */
  link: string;
}

interface OwnChange<Changed> {
  isBusy: boolean;
  failure: Failure | undefined;
  /**
   * @param content the request: the same content has the same key, so that it is carried out once
   * @param mutate sends it for the record with this link
   * @param isTargetGone whether the class to move to is what the server has not found
   * @returns why the change was not made
   */
  send: (
    content: object,
    mutate: (link: string, idempotencyKey: string) => Promise<Changed | undefined>,
    isTargetGone?: () => Promise<boolean>,
  ) => Promise<Failure | undefined>;
}

/**
 * Sends changes of a booking or a crew, one at a time. An unanswered change is repeated before a corrected one: if the
 * server made it, a booking may have another link, which the corrected one then uses.
 */
export function useOwnChange<Changed extends Linked>({
  link,
  onDone,
  onChanged,
  onLost,
  onDeadlinePassed,
}: OwnChangeOptions<Changed>): OwnChange<Changed> {
  const { isBusy, run } = useOneAtATime();
  const [failure, setFailure] = useState<Failure>();
  const last = useRef<SentAttempt<Mutate<Changed>>>(null);

  const send: OwnChange<Changed>['send'] = async (content, mutate, isTargetGone) => {
    const sendTo = (target: string) =>
      sendOnce<Mutate<Changed>, Changed | undefined>({
        content: (key) => mutate(target, key),
        fingerprint: JSON.stringify([target, content]),
        last: last.current,
        send: (repeatable, key) => repeatable(key),
        remember: (attempt) => {
          last.current = attempt;
        },
      });
    const sendCorrected = async () => {
      const { result, isEarlier } = await sendTo(link);
      last.current = null;
      // Without a link, the seat has been passed on and cannot be changed further.
      if (!isEarlier || !result || result.isPassedOn) return result;
      onChanged(result);
      const corrected = await sendTo(result.id);
      last.current = null;
      return corrected.result;
    };
    let refused: Failure | undefined;
    await run(async () => {
      setFailure(undefined);
      try {
        onDone(await sendCorrected());
      } catch (error) {
        const found = readFailure(error);
        refused = found;
        const isNotFound = found.code === 'NOT_FOUND';
        if (isNotFound && (await isTargetGone?.())) setFailure({ ...found, code: 'CLASS_NOT_BOOKABLE' });
        // The record may have another link now.
        else if (isNotFound || found.code === 'POLICY') onDeadlinePassed();
        else setFailure(found);
      }
      const { content: repeatable, key, unanswered } = last.current ?? {};
      onLost(unanswered && repeatable && key ? () => repeatable(key) : undefined);
    });
    return refused;
  };
  return { isBusy, failure, send };
}
