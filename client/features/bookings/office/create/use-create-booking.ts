import type { BookNewStudentInput, CreateBookingInput } from '../../../../graphql/schema.generated';
import { useSendOnce } from '../../../../graphql/requests/use-send-once';
import { useBookNewStudentMutation, useOfficeBookingCreateMutation } from '../OfficeBookings.generated';
import type { CreatedBooking } from './use-created-toast';

/** A booking of a student on record, or of a new student, who is created with it. */
export type NewBooking =
  Omit<CreateBookingInput, 'idempotencyKey'> | Omit<BookNewStudentInput, 'idempotencyKey'>;

/** Creates a booking. An unanswered request is repeated first, even if the kind of student has changed since then. */
export function useCreateBooking() {
  const [create] = useOfficeBookingCreateMutation();
  const [createWithStudent] = useBookNewStudentMutation();
  const sendOnce = useSendOnce<NewBooking, CreatedBooking | undefined>();
  return (booking: NewBooking) =>
    sendOnce(booking, async (sent, idempotencyKey) => {
      if ('student' in sent) {
        const { data } = await createWithStudent({ variables: { input: { ...sent, idempotencyKey } } });
        return data?.bookNewStudent;
      }
      const { data } = await create({ variables: { input: { ...sent, idempotencyKey } } });
      return data && { booking: data.createBooking, recordDifferences: [] };
    });
}
