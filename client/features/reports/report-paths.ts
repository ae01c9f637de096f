import { paths } from '../../paths';

/** The explorer with a saved report and the values of its form. */
export const explorerPath = (params: Readonly<Record<string, string>>) =>
  `${paths.adminExplorer}?${new URLSearchParams(params).toString()}`;

/** A report with its form. */
export const reportPath = (id: string) => `${paths.adminReports}/${encodeURIComponent(id)}`;
