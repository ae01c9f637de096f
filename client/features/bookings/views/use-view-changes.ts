import { useApolloClient } from '@apollo/client/react';
import { useIntl } from 'react-intl';

import { readFailure, type Failure } from '../../../graphql/failure';
import type { ViewPage } from '../../../graphql/schema.generated';
import { bookingMessages } from '../office/office-bookings.messages';
import type { ActionOutcome } from '../office/use-booking-attempt';
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
  onDone: (done: ActionOutcome) => void,
  onFailed: (text: string) => void,
): ViewChanges {
  const intl = useIntl();
  const client = useApolloClient();
  const [create] = useSavedViewCreateMutation();
  const [update] = useSavedViewUpdateMutation();
  const [remove] = useSavedViewDeleteMutation();
  const [restore] = useSavedViewRestoreMutation();
  const refetchViews = () => client.refetchQueries({ include: [SavedViewsDocument] });

  const undo = async (id: string) => {
    try {
      await restore({ variables: { input: { id } } });
      onDone({ text: intl.formatMessage(bookingMessages.undone) });
    } catch (error) {
      const { text, fields } = readFailure(error);
      onFailed(fields['name'] ?? text ?? intl.formatMessage(messages.saveFailed));
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
        } else await create({ variables: { input: { ...savedValues, parameters } } });
        onDone({ text: intl.formatMessage(messages.saved, { name: values.name }) });
      } catch (error) {
        const { code, text, fields } = readFailure(error);
        if (fields['name']) return fields;
        onFailed(
          code === 'CONFLICT'
            ? intl.formatMessage(messages.changed)
            : (fields['parameters'] ?? text ?? intl.formatMessage(messages.saveFailed)),
        );
      }
      await refetchViews();
      return undefined;
    },
    remove: async ({ id, name }) => {
      try {
        await remove({ variables: { input: { id } } });
        onDone({ text: intl.formatMessage(messages.deleted, { name }), undo: () => void undo(id) });
      } catch (error) {
        onFailed(readFailure(error).text ?? intl.formatMessage(messages.deleteFailed));
      }
      await refetchViews();
    },
  };
}
