import { useRef, useState } from 'react';

import { readFailure, type Failure } from '../../../graphql/failure';
import { newIdempotencyKey } from '../../../graphql/idempotency-key';
import { useOneAtATime } from '../../../ui/use-one-at-a-time';
import type { PanelProps } from './panel-props';

interface OwnChange {
  isBusy: boolean;
  failure: Failure | undefined;
  /** @param content what is asked for: the same content has the same key, so that it is done once however often it is sent */
  send: (content: object, mutate: (idempotencyKey: string) => Promise<unknown>) => Promise<void>;
}

/** Sends a change of a booking, one at a time. */
export function useOwnChange({ onDone, onLate }: Pick<PanelProps, 'onDone' | 'onLate'>): OwnChange {
  const { isBusy, run } = useOneAtATime();
  const [failure, setFailure] = useState<Failure>();
  const last = useRef({ content: '', key: '' });
  const keyFor = (content: string) => {
    if (last.current.content !== content) last.current = { content, key: newIdempotencyKey() };
    return last.current.key;
  };
  const send: OwnChange['send'] = (content, mutate) =>
    run(async () => {
      setFailure(undefined);
      try {
        await mutate(keyFor(JSON.stringify(content)));
        onDone();
      } catch (error) {
        const refused = readFailure(error);
        if (refused.code === 'POLICY') onLate();
        else setFailure(refused);
      }
    });
  return { isBusy, failure, send };
}
