import type { SyntheticEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { localized } from '../../i18n/localized';
import { useOfficeFormats } from '../../i18n/office/office-formats';
import { useLocale } from '../../i18n/use-locale';
import { Button } from '../../ui/elements/Button';
import { defineForm } from '../../ui/forms/define-form';
import { ErrorSummary } from '../../ui/forms/ErrorSummary';
import { text } from '../../ui/forms/form-fields';
import { LoadFailed } from '../../ui/office/page/LoadFailed';
import { classWordMessages } from '../../ui/office/texts/class-words.messages';
import { wordMessages } from '../../ui/office/texts/console-words.messages';
import { inNameOrder } from '../../ui/office/lists/name-order';
import { Panel } from '../../ui/office/page/Panel';
import { SelectField } from '../../ui/forms/SelectField';
import { TextField } from '../../ui/forms/TextField';
import { useForm } from '../../ui/forms/use-form';
import { useCellText } from './report-cells';
import type { Report, ReportValues } from './report';
import { reportMessages as messages } from './report.messages';
import styles from './Reports.module.css';
import { useReportChoicesQuery } from './Reports.generated';

type Variable = Report['variables'][number];

interface ReportFieldsProps {
  report: Report;
  /** The values that it was run with. */
  values: ReportValues;
  /** The values typed since. */
  draft: ReportValues | undefined;
  onDraft: (draft: ReportValues) => void;
  /** The server's errors for these values, by variable name. */
  refused: Readonly<Record<string, string>>;
  onShow: (values: ReportValues) => void;
}

/** The form of a report: a field for each variable, by its kind. */
export function ReportFields({
  report: { variables },
  values,
  draft,
  onDraft,
  refused,
  onShow,
}: ReportFieldsProps) {
  const intl = useIntl();
  const { optionsOf, hasFailed, retry } = useOptions(variables);
  const form = useForm({
    form: defineForm({
      fields: Object.fromEntries(variables.map((variable) => [variable.name, fieldFor(variable)])),
      labels: Object.fromEntries(variables.map(({ name, label }) => [name, label])),
      problems: Object.fromEntries(
        variables.map(({ name, label }) => [name, intl.formatMessage(messages.required, { field: label })]),
      ),
    }),
    initial: { ...values, ...draft },
    idPrefix,
    onValues: onDraft,
  });
  // Until it is edited.
  const refusalOf = (name: string) =>
    form.errors.length === 0 && form.values[name] === values[name] ? refused[name] : undefined;
  const refusals = variables.flatMap(({ name, label }) => {
    const problem = refusalOf(name);
    if (problem === undefined) return [];
    return [
      { fieldId: idPrefix + name, message: intl.formatMessage(messages.refused, { field: label, problem }) },
    ];
  });
  const cellText = useCellText();
  /** The values that the report was run with, for printing: the fields may have changed since. */
  const valueTextOf = (variable: Variable) => {
    const value = values[variable.name] ?? '';
    const chosen = optionsOf(variable)?.find((option) => option.value === value)?.label;
    return chosen ?? (variable.kind === 'date' && value ? cellText(value, 'date') : value);
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const typed = form.validate();
    if (typed) onShow(typed);
  };
  return (
    <>
      <dl className={styles.asked}>
        {variables.map((variable) => {
          const valueText = valueTextOf(variable);
          return (
            valueText && (
              <div key={variable.name}>
                <dt>{variable.label}</dt>
                <dd>{valueText}</dd>
              </div>
            )
          );
        })}
      </dl>
      <div className={styles.form}>
        <Panel heading={<FormattedMessage {...messages.form} />}>
          <form className={styles.fields} noValidate onSubmit={submit}>
            <div className={styles.whole}>
              <ErrorSummary errors={[...form.errors, ...refusals]} attempt={form.attempt} />
              <LoadFailed onRetry={retry}>
                {hasFailed && <FormattedMessage {...messages.choicesFailed} />}
              </LoadFailed>
            </div>
            {variables.map((variable) => {
              const { name, required } = variable;
              const input = form.text(name);
              const field = { ...input, error: input.error ?? refusalOf(name) };
              const options = optionsOf(variable);
              if (!options)
                return (
                  <TextField
                    key={name}
                    {...field}
                    hint={isWholeName(variable) && intl.formatMessage(messages.wholeName)}
                  />
                );
              const prompt = intl.formatMessage(required ? messages.choose : messages.any);
              return <SelectField key={name} {...field} prompt={prompt} options={options} />;
            })}
            <div>
              <Button type="submit" variant="primary" size="small">
                <FormattedMessage {...messages.run} />
              </Button>
            </div>
          </form>
        </Panel>
      </div>
    </>
  );
}

/** The report's lists filter by the exact name. */
const isWholeName = ({ kind, name }: Variable) => kind === 'text' && ['company', 'city'].includes(name);

const idPrefix = 'report-';

/** The only problem that can be detected here is a missing value; it has the variable's name. */
function fieldFor({ name, kind, required }: Variable) {
  return text({
    optional: !required,
    ...(required && { required: name }),
    ...(kind === 'date' && { type: kind }),
    ...(kind === 'number' && { inputMode: 'numeric' }),
  });
}

/** The options of each variable that has a fixed set of values. */
function useOptions(variables: Report['variables']) {
  const intl = useIntl();
  const formats = useOfficeFormats();
  const { language } = useLocale();
  const needsClasses = variables.some(({ kind }) => kind === 'classType' || kind === 'classInstance');
  const { data, error, refetch } = useReportChoicesQuery({
    variables: { first: 100 },
    skip: !needsClasses,
    fetchPolicy: 'cache-first',
  });
  const optionsOf = ({ kind, choices }: Variable): { value: string; label: string }[] | undefined => {
    switch (kind) {
      case 'classType':
        return inNameOrder(data?.classTypes.nodes ?? [], language).map(({ id, name, nameEs }) => ({
          value: id,
          label: localized(name, nameEs, language).text,
        }));
      case 'classInstance':
        return [...(data?.current.nodes ?? []), ...(data?.past.nodes ?? [])].map(
          ({ id, classType, startsAt, timeZone }) => ({
            value: id,
            label: intl.formatMessage(classWordMessages.nameAndDate, {
              name: localized(classType.name, classType.nameEs, language).text,
              date: formats.instant(startsAt, timeZone),
            }),
          }),
        );
      case 'choice':
        return choices.map(({ value, label }) => ({ value, label }));
      case 'boolean':
        return ['true', 'false'].map((value) => ({
          value,
          label: intl.formatMessage(value === 'true' ? wordMessages.yes : wordMessages.no),
        }));
      case 'date':
      case 'number':
      case 'text':
        return undefined;
    }
  };
  return { optionsOf, hasFailed: !data && error !== undefined, retry: refetch };
}
