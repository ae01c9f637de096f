import { FormattedMessage, useIntl } from 'react-intl';

import { consolePathTo } from '../../../../console-paths';
import { useReadNow } from '../../../../graphql/office/use-read-now';
import { useReloadPage } from '../../../../graphql/office/use-reload-page';
import { useVersionedSave } from '../../../../graphql/office/use-versioned-save';
import { inputFrom } from '../../../../ui/forms/form-input';
import type { ToastContent } from '../../../../ui/office/overlays/Toast';
import { wordMessages } from '../../../../ui/office/texts/console-words.messages';
import { isStoredIn, valuesFrom } from '../../../../ui/office/forms/form-values';
import { useRecordForm } from '../../../../ui/office/forms/use-record-form';
import { bookingMessages } from '../office-bookings.messages';
import { attendeeForm, type AttendeeValues } from '../person/office-person';
import {
  OfficeBookingEditedDocument,
  useBookingAttendeeUpdateMutation,
  type OfficeBookingFragment,
} from '../OfficeBookings.generated';
import { PersonForm } from '../person/PersonForm';

interface AttendeeFormProps {
  booking: OfficeBookingFragment;
  onSaved: (done: ToastContent) => void;
  onFailed: (text: string) => void;
  onClose: () => void;
}

/** Edits the attendee of a booking and the language of messages; the student record is not changed. */
export function AttendeeForm({ booking, onSaved, onFailed, onClose }: AttendeeFormProps) {
  const intl = useIntl();
  const readNow = useReadNow();
  const reload = useReloadPage();
  const [update] = useBookingAttendeeUpdateMutation();
  const nameOf = (attendee: OfficeBookingFragment) => intl.formatMessage(wordMessages.person, attendee);
  const { save, ...versions } = useVersionedSave({
    edited: booking,
    isStored: (values: AttendeeValues, attendee) => isStoredIn(attendeeForm, values, attendee),
    send: async (values, base = booking) => {
      const { id, version } = base;
      const { language, ...person } = inputFrom(attendeeForm, values);
      const input = { ...person, language: language === base.language ? null : language, id, version };
      return (await update({ variables: { input } })).data?.updateBookingAttendee;
    },
    load: async (id) => (await readNow(OfficeBookingEditedDocument, id))?.booking,
  });
  const { state, submission } = useRecordForm({
    definition: attendeeForm,
    idPrefix: 'attendee-',
    versions,
    valuesOf: (attendee: OfficeBookingFragment) => valuesFrom(attendeeForm, attendee),
    save,
    onSaved: (saved) =>
      onSaved({
        text: intl.formatMessage(bookingMessages.attendeeDone, { name: nameOf(saved) }),
        // The record may have the same mistake.
        ...(isOtherPerson(saved, booking) && {
          link: {
            to: consolePathTo.student(booking.studentId),
            text: intl.formatMessage(bookingMessages.attendeeRecord),
          },
        }),
      }),
    onFailed: (text) => onFailed(text ?? intl.formatMessage(bookingMessages.changeFailed)),
    onClose,
  });

  return (
    <PersonForm
      base={versions.base}
      state={state}
      submission={submission}
      heading={<FormattedMessage {...bookingMessages.attendeeHeading} values={{ name: nameOf(booking) }} />}
      idPrefix="attendee"
      onClose={onClose}
      gone={<FormattedMessage {...bookingMessages.attendeeGone} />}
      onGone={() => {
        onClose();
        void reload();
      }}
    />
  );
}

/** Whether their names or ways to reach them differ. */
function isOtherPerson(one: OfficeBookingFragment, other: OfficeBookingFragment): boolean {
  return (['firstName', 'lastName', 'email', 'phone'] as const).some((field) => one[field] !== other[field]);
}
