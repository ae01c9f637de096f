import { useIntl, type MessageDescriptor } from 'react-intl';

import type { FieldProps } from '../../forms/FieldFrame';
import { SelectField } from '../../forms/SelectField';

interface Choices<Value extends string> extends FieldProps {
  values: readonly Value[];
  labels: Readonly<Record<NoInfer<Value>, MessageDescriptor>>;
}

interface Required<Value> {
  prompt?: undefined;
  value: Value;
  onChoose: (value: Value) => void;
}

interface Optional<Value> {
  /** The first choice, which stands for none of the values. */
  prompt: MessageDescriptor;
  value: Value | undefined;
  onChoose: (value: Value | undefined) => void;
}

/** A select with one of a fixed set of values. */
export function ChoiceField<Value extends string>({
  values,
  labels,
  ...field
}: Choices<Value> & (Required<NoInfer<Value>> | Optional<NoInfer<Value>>)) {
  const intl = useIntl();
  const { prompt, value, onChoose, ...frame } = field;
  const labelOf = (each: Value): MessageDescriptor => labels[each];
  return (
    <SelectField
      {...frame}
      {...(prompt && { prompt: intl.formatMessage(prompt) })}
      options={values.map((each) => ({ value: each, label: intl.formatMessage(labelOf(each)) }))}
      value={value ?? ''}
      onChange={({ target }) => {
        const chosen = values.find((each) => each === target.value);
        if (field.prompt) field.onChoose(chosen);
        else if (chosen !== undefined) field.onChoose(chosen);
      }}
    />
  );
}
