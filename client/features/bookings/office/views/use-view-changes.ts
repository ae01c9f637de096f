import { useApolloClient } from '@apollo/client/react';
import { useIntl, type MessageDescriptor } from 'react-intl';

import { readFailure, type Failure } from '../../../../graphql/requests/failure';
import { retryOnNetworkError } from '../../../../graphql/office/retry-on-network-error';
import type { ViewPage } from '../../../../graphql/schema.generated';
import { useIdempotencyKey } from '../../../../graphql/requests/use-idempotency-key';
import type { ToastContent } from '../../../../ui/office/overlays/Toast';
import { useFailureText } from '../../../use-failure-text';
import { bookingMessages } from '../office-bookings.messages';
import {
  SavedViewsDocument,
  useSavedViewCreateMutation,
  useSavedViewDeleteMutation,
  useSavedViewRestoreMutation,
  useSavedViewUpdateMutation,
  type OfficeViewFragment,
} from './SavedViews.generated';
import type { ViewValues } from './ViewForm';
import { viewMessages as messages } from './views.messages';

interface ViewChanges {
  /** @returns the server's errors by field; undefined if saved or failed otherwise */
  save: (
    values: ViewValues,
    parameters: string,
    view: OfficeViewFragment | undefined,
  ) => Promise<Failure['fields'] | undefined>;
  remove: (view: OfficeViewFragment) => Promise<void>;
}

/** Creates, changes and deletes saved views of a list. */
export function useViewChanges(
  page: ViewPage,
  onDone: (done: ToastContent) => void,
  onFailed: (text: string) => void,
): ViewChanges {
  const intl = useIntl();
  const client = useApolloClient();
  const [create] = useSavedViewCreateMutation();
  const creation = useIdempotencyKey();
  const [update] = useSavedViewUpdateMutation();
  const [remove] = useSavedViewDeleteMutation();
  const [restore] = useSavedViewRestoreMutation();
  const refetchViews = () => client.refetchQueries({ include: [SavedViewsDocument] });

  const failureText = useFailureText();
  const fail = (error: unknown, otherwise: MessageDescriptor) =>
    onFailed(failureText(error, { byCode: { CONFLICT: messages.changed }, otherwise }));

  const undo = async (id: string) => {
    try {
      await restore({ variables: { input: { id } } });
      onDone({ text: intl.formatMessage(bookingMessages.undone) });
    } catch (error) {
      fail(error, messages.saveFailed);
    }
    await refetchViews();
  };
  return {
    save: async (values, parameters, view) => {
      const savedValues = { ...values, page };
      try {
        if (view) {
          const { id, version } = view;
          await update({
            variables: { input: { ...savedValues, id, version, parameters: view.parameters } },
          });
        } else {
          const input = { ...savedValues, parameters };
          const idempotencyKey = creation.keyOf(input);
          await retryOnNetworkError(() => create({ variables: { input: { ...input, idempotencyKey } } }));
          creation.forget();
        }
        onDone({ text: intl.formatMessage(messages.saved, { name: values.name }) });
      } catch (error) {
        const { fields } = readFailure(error);
        if (fields['name']) return fields;
        fail(error, messages.saveFailed);
      }
      await refetchViews();
      return undefined;
    },
    remove: async ({ id, name }) => {
      try {
        await remove({ variables: { input: { id } } });
        onDone({ text: intl.formatMessage(messages.deleted, { name }), undo: () => void undo(id) });
      } catch (error) {
        fail(error, messages.deleteFailed);
      }
      await refetchViews();
    },
  };
}
