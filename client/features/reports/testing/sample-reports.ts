import type { ExplorerReportFragment } from '../explorer/Explorer.generated';
import type { ReportFormQuery, ReportListQuery } from '../Reports.generated';

type ListedReport = ReportListQuery['savedReports'][number];
type OpenedReport = ReportFormQuery['savedReport'];
type Variable = OpenedReport['variables'][number];

/** By default a shipped report. */
export function listedReport(changes: Partial<ListedReport> = {}) {
  return {
    __typename: 'SavedReport',
    id: 'companies',
    name: 'Companies',
    description: 'Who sends the most people.',
    shipped: true,
    shared: true,
    mine: false,
    ownerName: null,
    frequency: null,
    problem: null,
    ...changes,
  };
}

export function variable(changes: Partial<Variable> & Pick<Variable, 'name' | 'label'>) {
  return {
    __typename: 'ReportVariable',
    kind: 'text' as const,
    required: false,
    defaultValue: null,
    choices: [],
    ...changes,
  };
}

/** The result of the query for a report and its form. */
export function reportForm(changes: Partial<OpenedReport> = {}) {
  return {
    savedReport: {
      __typename: 'SavedReport',
      id: 'companies',
      name: 'Companies',
      description: 'Who sends the most people.',
      query: '{ bookings { totalCount } }',
      mine: false,
      shipped: true,
      problem: null,
      variables: [],
      chart: null,
      ...changes,
    },
  };
}

/** An own saved report, as queried by the explorer. */
export function explorerReport(changes: Partial<ExplorerReportFragment> = {}) {
  return {
    __typename: 'SavedReport',
    id: 'west-valley',
    name: 'West Valley',
    description: 'Who learns there.',
    query: '{ bookings { totalCount } }',
    shared: false,
    mine: true,
    version: 3,
    variables: [],
    ...changes,
  };
}
