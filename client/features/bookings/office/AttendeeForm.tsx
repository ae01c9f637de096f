import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { useVersionedSave } from '../../../graphql/use-versioned-save';
import type { Language } from '../../../schema/language.generated';
import { inputFrom } from '../../../ui/form-input';
import { isStoredIn } from '../../../ui/office/form-values';
import { languageMessages } from '../../../ui/language.messages';
import { messageLanguageMessages } from './message-language.messages';
import { MessageLanguageField } from './MessageLanguageField';
import { bookingMessages } from './office-bookings.messages';
import { personForm, type PersonValues } from './office-person';
import {
  OfficeBookingEditedDocument,
  useBookingAttendeeUpdateMutation,
  type OfficeBookingFragment,
} from './OfficeBookings.generated';
import { PersonForm } from './PersonForm';

interface AttendeeFormProps {
  booking: OfficeBookingFragment;
  onSaved: (done: string) => void;
  onFailed: (text: string) => void;
  onClose: () => void;
}

/** Edits the attendee of a booking and the language of messages; the student record is not changed. */
export function AttendeeForm({ booking, onSaved, onFailed, onClose }: AttendeeFormProps) {
  const intl = useIntl();
  const client = useApolloClient();
  const [update] = useBookingAttendeeUpdateMutation();
  /** Undefined if it was not changed here. */
  const [language, setLanguage] = useState<Language>();
  const name = intl.formatMessage(bookingMessages.person, booking);
  const versions = useVersionedSave({
    edited: booking,
    send: async (values: PersonValues, base) => {
      const { id, version } = base ?? booking;
      const input = { ...inputFrom(personForm, values), language: language ?? null, id, version };
      return (await update({ variables: { input } })).data?.updateBookingAttendee;
    },
    isStored: (values, attendee) =>
      isStoredIn(personForm, values, attendee) && attendee.language === (language ?? attendee.language),
    load: async (id) =>
      (
        await client.query({
          query: OfficeBookingEditedDocument,
          variables: { id },
          fetchPolicy: 'network-only',
        })
      ).data?.booking,
  });

  const { base = booking, theirs } = versions;
  const languageText = (value: Language) => intl.formatMessage(languageMessages[value]);

  return (
    <PersonForm
      heading={<FormattedMessage {...bookingMessages.attendeeHeading} values={{ name }} />}
      idPrefix="attendee"
      versions={versions}
      onSaved={(saved) =>
        onSaved(
          intl.formatMessage(bookingMessages.attendeeDone, {
            name: intl.formatMessage(bookingMessages.person, saved),
          }),
        )
      }
      onFailed={(text) => onFailed(text ?? intl.formatMessage(bookingMessages.changeFailed))}
      onClose={onClose}
      gone={<FormattedMessage {...bookingMessages.attendeeGone} />}
      onGone={() => {
        onClose();
        void client.refetchQueries({ include: 'active' });
      }}
      hasMore={language !== undefined}
      moreChanges={
        theirs && theirs.language !== base.language
          ? [
              {
                label: intl.formatMessage(messageLanguageMessages.language),
                before: languageText(base.language),
                now: languageText(theirs.language),
              },
            ]
          : []
      }
      onTakeTheirs={() => setLanguage(undefined)}
    >
      <MessageLanguageField id="attendee-language" value={language ?? base.language} onChange={setLanguage} />
    </PersonForm>
  );
}
