import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { asOffice } from '../../../graphql/as-office';
import { readFailure } from '../../../graphql/failure';
import { readProblem } from '../../../graphql/problem';
import { inputFrom, valuesFrom } from '../../../ui/form-records';
import { bookingMessages } from './office-bookings.messages';
import { personForm, type PersonValues } from './office-person';
import {
  OfficeBookingEditedDocument,
  useBookingAttendeeUpdateMutation,
  type OfficeBookingFragment,
} from './OfficeBookings.generated';
import { PersonForm, type PersonOutcome } from './PersonForm';

interface AttendeeFormProps {
  booking: OfficeBookingFragment;
  onSaved: (done: string) => void;
  onFailed: (text: string) => void;
  onClose: () => void;
}

/** Who attends one booking; the student stays as it is. */
export function AttendeeForm({ booking, onSaved, onFailed, onClose }: AttendeeFormProps) {
  const intl = useIntl();
  const client = useApolloClient();
  const [update] = useBookingAttendeeUpdateMutation({ context: asOffice });
  const base = useRef(booking);
  const name = intl.formatMessage(bookingMessages.person, booking);

  const save = async (values: PersonValues): Promise<PersonOutcome> => {
    const { id, version } = base.current;
    try {
      await update({ variables: { input: { ...inputFrom(personForm, values), id, version } } });
      onSaved(
        intl.formatMessage(bookingMessages.attendeeDone, {
          name: intl.formatMessage(bookingMessages.person, values),
        }),
      );
      return { kind: 'saved' };
    } catch (error) {
      const { code, fields } = readProblem(error);
      const before = valuesFrom(personForm, base.current);
      if (code === 'CONFLICT') {
        const latest = await client
          .query({
            query: OfficeBookingEditedDocument,
            variables: { id },
            context: asOffice,
            fetchPolicy: 'network-only',
          })
          .catch(() => undefined);
        if (latest?.data) {
          base.current = latest.data.booking;
          return { kind: 'conflict', before, now: valuesFrom(personForm, latest.data.booking) };
        }
      }
      const failure = readFailure(error);
      const text = (failure.kind === 'refused' && failure.text) || undefined;
      return { kind: 'refused', fields, text: text ?? intl.formatMessage(bookingMessages.changeFailed) };
    }
  };

  return (
    <PersonForm
      heading={<FormattedMessage {...bookingMessages.attendeeHeading} values={{ name }} />}
      idPrefix="attendee"
      initial={valuesFrom(personForm, booking)}
      save={save}
      onFailed={onFailed}
      onClose={onClose}
    />
  );
}
