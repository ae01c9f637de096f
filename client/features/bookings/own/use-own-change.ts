import { useState } from 'react';

import { readFailure, type Failure } from '../../../graphql/failure';
import { useIdempotencyKey } from '../../../graphql/use-idempotency-key';
import { useOneAtATime } from '../../../ui/use-one-at-a-time';
import type { PanelProps } from './panel-props';

type Changed = Parameters<PanelProps['onDone']>[0];

interface OwnChange {
  isBusy: boolean;
  failure: Failure | undefined;
  /** @param content what is asked for: the same content has the same key, so that it is done once however often it is sent */
  send: (content: object, mutate: (idempotencyKey: string) => Promise<Changed>) => Promise<void>;
}

/** Sends a change of a booking, one at a time. */
export function useOwnChange({ onDone, onLate }: Pick<PanelProps, 'onDone' | 'onLate'>): OwnChange {
  const { isBusy, run } = useOneAtATime();
  const [failure, setFailure] = useState<Failure>();
  const { keyOf } = useIdempotencyKey();
  const send: OwnChange['send'] = (content, mutate) =>
    run(async () => {
      setFailure(undefined);
      try {
        onDone(await mutate(keyOf(content)));
      } catch (error) {
        const refused = readFailure(error);
        // The booking may have another link by now.
        if (refused.code === 'POLICY' || refused.code === 'NOT_FOUND') onLate();
        else setFailure(refused);
      }
    });
  return { isBusy, failure, send };
}
