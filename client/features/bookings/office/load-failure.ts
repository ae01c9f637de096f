import { useIntl } from 'react-intl';

import { readFailure } from '../../../graphql/requests/failure';
import { loadMessages as messages } from './load-failure.messages';

export type LoadedResource = 'students' | 'bookings' | 'classes';

const failed = {
  students: messages.studentsFailed,
  bookings: messages.bookingsFailed,
  classes: messages.classesFailed,
} as const;
const errorLoading = {
  students: messages.studentsError,
  bookings: messages.bookingsError,
  classes: messages.classesError,
} as const;

/** The text for a list that could not be loaded. */
export function useLoadFailureText(): (thing: LoadedResource, error: unknown) => string {
  const intl = useIntl();
  return (thing, error) => {
    const failure = readFailure(error);
    switch (failure.kind) {
      case 'notJson':
        return intl.formatMessage(messages.notJson);
      case 'refused':
        return failure.text ?? intl.formatMessage(failed[thing]);
      case 'network':
        return intl.formatMessage(errorLoading[thing], {
          reason: intl.formatMessage(messages.unreachable),
        });
    }
  };
}
