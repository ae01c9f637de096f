import { useIntl, type MessageDescriptor } from 'react-intl';

import { Checkbox } from '../../forms/Checkbox';
import type { FieldOf, FormValues } from '../../forms/define-form';
import { SelectField } from '../../forms/SelectField';
import { TextArea } from '../../forms/TextArea';
import { TextField } from '../../forms/TextField';
import type { FormState } from '../../forms/use-form';

type FieldMessages<Values> = { readonly [field in keyof Values & string]?: MessageDescriptor };

export interface FormFieldsProps<Values extends FormValues, Problem extends string> {
  state: FormState<Values, Problem>;
  /** Displayed below the labels. */
  hints?: FieldMessages<Values>;
  /** The first option of a select without a value. */
  prompts?: FieldMessages<Values>;
  autoComplete?: 'off';
}

/** Every field of a form in the order of its table, rendered by its kind. */
export function FormFields<Values extends FormValues, Problem extends string>({
  state,
  hints = {},
  prompts = {},
  autoComplete,
}: FormFieldsProps<Values, Problem>) {
  const intl = useIntl();
  const { form, values, text, box, optionsOf } = state;
  const messageFor = (fieldMessages: FieldMessages<Values>, name: keyof Values & string) => {
    const message: MessageDescriptor | undefined = fieldMessages[name];
    return message && intl.formatMessage(message);
  };
  return form.names.map((name) => {
    const hint = messageFor(hints, name);
    if (typeof values[name] === 'boolean')
      return <Checkbox key={name} {...box(name as FieldOf<Values, boolean>)} hint={hint} />;
    const { rows, choices } = form.fields[name];
    const props = { ...text(name as FieldOf<Values, string>), hint, autoComplete };
    if (choices) {
      const options = optionsOf(name as FieldOf<Values, string>);
      return <SelectField key={name} {...props} prompt={messageFor(prompts, name)} options={options} />;
    }
    return rows ? <TextArea key={name} {...props} rows={rows} /> : <TextField key={name} {...props} />;
  });
}
