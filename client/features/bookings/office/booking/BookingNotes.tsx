import { FormattedMessage } from 'react-intl';

import type { SetBookingNotesInput } from '../../../../graphql/schema.generated';
import { defineForm, type FieldsFor } from '../../../../ui/forms/define-form';
import { inputFrom } from '../../../../ui/forms/form-input';
import { optionalText } from '../../../../ui/forms/form-fields';
import { fieldMessages } from '../../../../ui/office/texts/fields.messages';
import { valuesFrom } from '../../../../ui/office/forms/form-values';
import { Panel } from '../../../../ui/office/page/Panel';
import { bookingNotesMessages as messages } from './booking-notes.messages';
import { BookingValuesForm } from './BookingValuesForm';
import type { OfficeBookingFragment } from '../OfficeBookings.generated';
import styles from '../DetailPage.module.css';
import type { BookingChanges } from '../actions/use-booking-changes';

const notesForm = defineForm({
  fields: {
    notes: optionalText({ atMost: 5000, rows: 3 }),
  } satisfies FieldsFor<Pick<SetBookingNotesInput, 'notes'>>,
  labels: { notes: fieldMessages.notes },
  problems: { atMost5000: messages.tooLong },
});

interface BookingNotesProps {
  booking: OfficeBookingFragment;
  changes: BookingChanges;
}

/** The notes of the office on a booking, which can be changed whatever its status. */
export function BookingNotes({ booking, changes }: BookingNotesProps) {
  return (
    <Panel heading={<FormattedMessage {...messages.heading} />}>
      <div className={styles.body}>
        <BookingValuesForm
          form={notesForm}
          booking={booking}
          valuesOf={(each) => valuesFrom(notesForm, each)}
          idPrefix="notes-"
          saveLabel={messages.save}
          hints={{ notes: messages.hint }}
          onSave={(typed) => changes.setNotes(booking, inputFrom(notesForm, typed).notes)}
        />
      </div>
    </Panel>
  );
}
