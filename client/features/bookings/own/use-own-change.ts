import { useState } from 'react';

import { readFailure, type Failure } from '../../../graphql/failure';
import { useIdempotencyKey } from '../../../graphql/use-idempotency-key';
import { useOneAtATime } from '../../../ui/use-one-at-a-time';
import type { PanelProps } from './panel-props';

type Changed = Parameters<PanelProps['onDone']>[0];

interface OwnChange {
  isBusy: boolean;
  failure: Failure | undefined;
  /**
   * @param content the request: the same content has the same key, so that it is carried out once
   * @param isTargetGone whether the class to move to is what the server has not found
   */
  send: (
    content: object,
    mutate: (idempotencyKey: string) => Promise<Changed>,
    isTargetGone?: () => Promise<boolean>,
  ) => Promise<void>;
}

/** Sends changes of a booking, one at a time. */
export function useOwnChange({
  onDone,
  onDeadlinePassed,
}: Pick<PanelProps, 'onDone' | 'onDeadlinePassed'>): OwnChange {
  const { isBusy, run } = useOneAtATime();
  const [failure, setFailure] = useState<Failure>();
  const { keyOf } = useIdempotencyKey();
  const send: OwnChange['send'] = (content, mutate, isTargetGone) =>
    run(async () => {
      setFailure(undefined);
      try {
        onDone(await mutate(keyOf(content)));
      } catch (error) {
        const refused = readFailure(error);
        const isNotFound = refused.code === 'NOT_FOUND';
        if (isNotFound && (await isTargetGone?.())) setFailure({ ...refused, code: 'CLASS_NOT_BOOKABLE' });
        // The booking may have another link now.
        else if (isNotFound || refused.code === 'POLICY') onDeadlinePassed();
        else setFailure(refused);
      }
    });
  return { isBusy, failure, send };
}
