export const PAYMENT_STATUSES = ['pending', 'paid', 'cancelled'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

export const BOOKING_SORTS = ['booked', 'name', 'classDate'] as const;
export type BookingSort = (typeof BOOKING_SORTS)[number];
