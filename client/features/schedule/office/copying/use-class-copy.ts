import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useIntl } from 'react-intl';

import { readFailure } from '../../../../graphql/requests/failure';
import { newIdempotencyKey } from '../../../../graphql/requests/idempotency-key';
import { isLost } from '../../../../graphql/requests/is-lost';
import { retryOnNetworkError } from '../../../../graphql/office/retry-on-network-error';
import type { CopyClassInput } from '../../../../graphql/schema.generated';
import { lostAnswerMessages } from '../../../../ui/office/texts/lost-answer.messages';
import type { ToastMessage } from '../../../../ui/office/overlays/Toast';
import { classCopyMessages as messages } from './class-copy.messages';
import { useClassCopyMutation, useClassesTakeBackMutation } from '../class-page/ClassPage.generated';
import type { OfficeClassFragment } from '../OfficeClasses.generated';
import { useClassName } from '../use-class-name';

type CopyOutcome =
  | { kind: 'copied'; made: readonly OfficeClassFragment[] }
  | { kind: 'refused'; fields: Readonly<Record<string, string>>; text: string };

/** Copies a class, and undoes that. */
export function useClassCopy() {
  const intl = useIntl();
  const client = useApolloClient();
  const className = useClassName();
  const [copyOne] = useClassCopyMutation();
  const [takeBackAll] = useClassesTakeBackMutation();
  const [idempotencyKey] = useState(newIdempotencyKey);

  const forgetLists = () => {
    // The schedule is another page: it refetches when it is opened.
    for (const fieldName of ['classInstances', 'classCalendar', 'bookableClasses'])
      client.cache.evict({ id: 'ROOT_QUERY', fieldName });
  };

  /** Once: a repeated call returns the copies of the first one, even if its response was lost. */
  const copy = async (input: CopyClassInput): Promise<CopyOutcome> => {
    const variables = { input: { ...input, idempotencyKey } };
    try {
      const made = (await retryOnNetworkError(() => copyOne({ variables }))).data?.copyClass ?? [];
      forgetLists();
      return { kind: 'copied', made };
    } catch (error) {
      const failure = readFailure(error);
      const { code, fields, text } = failure;
      const unexplained = isLost(failure) ? lostAnswerMessages.unknown : messages.failed;
      const why = code === 'NOT_FOUND' ? messages.gone : unexplained;
      return { kind: 'refused', fields, text: text ?? intl.formatMessage(why) };
    }
  };

  /** @returns the outcome, and the copies that remain */
  const takeBack = async (
    made: readonly OfficeClassFragment[],
  ): Promise<{ toast: ToastMessage; left: readonly OfficeClassFragment[] }> => {
    const classes = made.map(({ id, version }) => ({ id, version }));
    try {
      const result = await takeBackAll({ variables: { input: { classes } } });
      forgetLists();
      const gone = new Set(result.data?.takeBackClasses.map(({ id }) => id));
      const left = made.filter(({ id }) => !gone.has(id));
      const text =
        left.length === 0
          ? intl.formatMessage(messages.takenBack, { count: gone.size })
          : intl.formatMessage(messages.partlyTakenBack, { gone: gone.size, left: left.length });
      return { toast: { kind: left.length === 0 ? 'done' : 'failed', text }, left };
    } catch (error) {
      const failure = readFailure(error);
      const unexplained = isLost(failure) ? messages.undoLost : messages.undoFailed;
      const text = failure.text ?? intl.formatMessage(unexplained);
      return { toast: { kind: 'failed', text }, left: made };
    }
  };

  const doneText = (source: OfficeClassFragment, count: number) =>
    intl.formatMessage(messages.done, { count, name: className(source.classType).text });
  return { copy, takeBack, doneText };
}
