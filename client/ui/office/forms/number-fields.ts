import { centsOf, dollarsText } from '../../../i18n/office/dollars';
import type { FieldAttributes, FormField } from '../../forms/define-form';
import { checked, isBlank } from '../../forms/form-fields';

interface NumberOptions<Required, Invalid> {
  required: Required;
  /** The problem of an invalid number. */
  invalid: Invalid;
  attributes?: FieldAttributes;
}

interface RangeOptions<Required, Invalid> extends NumberOptions<Required, Invalid> {
  initial?: string;
  min: number;
  max?: number;
  /** Default: whole numbers. */
  step?: number;
}

function numeric<Required extends string, Invalid extends string>(
  { required, invalid, attributes }: NumberOptions<Required, Invalid>,
  parse: (text: string) => number | undefined,
): Omit<FormField<string, number, Required | Invalid>, 'initial' | 'read'> {
  return {
    check: (value) => {
      if (isBlank(value)) return required;
      return parse(value) === undefined ? invalid : undefined;
    },
    write: (value) => checked(parse(value)),
    ...(attributes && { attributes }),
  };
}

/** US dollars as typed, cents on the server. */
export function money<const Required extends string, const Invalid extends string>(
  options: NumberOptions<Required, Invalid>,
): FormField<string, number, Required | Invalid> {
  return {
    initial: '',
    ...numeric({ ...options, attributes: { inputMode: 'decimal', ...options.attributes } }, centsOf),
    read: dollarsText,
  };
}

/** An optional number in steps: null on the server. */
export function optionalNumber<const Invalid extends string>(
  options: Omit<RangeOptions<never, Invalid>, 'required' | 'initial'>,
): FormField<string, number | null, Invalid> {
  const given = number<Invalid, Invalid>({ ...options, required: options.invalid });
  return {
    initial: '',
    check: (value) => (isBlank(value) ? undefined : given.check(value)),
    read: (stored) => (stored === null ? '' : String(stored)),
    write: (value) => (isBlank(value) ? null : given.write(value)),
    attributes: { optional: true, ...given.attributes },
  };
}

/** A number in steps, from `min` to `max` if set. */
export function number<const Required extends string, const Invalid extends string>({
  initial = '',
  min,
  max = Infinity,
  step = 1,
  ...options
}: RangeOptions<Required, Invalid>): FormField<string, number, Required | Invalid> {
  const inputMode = Number.isInteger(step) ? 'numeric' : 'decimal';
  const parse = (text: string) => {
    const value = Number(text);
    return value >= min && value <= max && Number.isInteger(value / step) ? value : undefined;
  };
  return {
    initial,
    ...numeric({ ...options, attributes: { inputMode, ...options.attributes } }, parse),
    read: String,
  };
}
