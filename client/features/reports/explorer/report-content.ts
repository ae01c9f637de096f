import type { IntlShape } from 'react-intl';

import type { FieldChange } from '../../../ui/office/forms/form-changes';
import { defaultsOf, variablesOfReport, type OpenedReport } from './initial-query';
import { saveMessages as messages } from './save.messages';

/** What the editor contains of a report. A conflict takes both from one version: the default values fit the query. */
export interface ReportContent {
  query: string;
  defaults: { name: string; value: string }[];
}

export function contentOfReport(report: OpenedReport): ReportContent {
  return { query: report.query, defaults: defaultsOf(variablesOfReport(report)) };
}

/** The differences between two versions of the content. An empty default value is none. */
export function contentChanges(intl: IntlShape, before: ReportContent, now: ReportContent): FieldChange[] {
  const names = new Set([...before.defaults, ...now.defaults].map(({ name }) => name));
  const changes = [
    { label: intl.formatMessage(messages.query), before: before.query, now: now.query },
    ...[...names].map((name) => ({
      label: intl.formatMessage(messages.defaultValue, { name }),
      before: defaultValue(before, name),
      now: defaultValue(now, name),
    })),
  ];
  return changes.filter((change) => change.before !== change.now);
}

const defaultValue = ({ defaults }: ReportContent, name: string) =>
  defaults.find((each) => each.name === name)?.value ?? '';
