import type { ChangeEvent } from 'react';

import type { BookingField, BookingFormState, BookingValues } from './booking-values';

type FieldOf<Value> = {
  [field in BookingField]: BookingValues[field] extends Value ? field : never;
}[BookingField];

/** What the inputs of the form take: `text` for what is typed, `box` for what is ticked. */
export function inputProps({ values, fieldProps, change }: BookingFormState) {
  return {
    text: (field: FieldOf<string>) => ({
      ...fieldProps(field),
      value: values[field],
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => change(field, target.value),
    }),
    box: (field: FieldOf<boolean>) => ({
      ...fieldProps(field),
      checked: values[field],
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => change(field, target.checked),
    }),
  };
}
