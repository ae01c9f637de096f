import { consolePaths } from '../../console-paths';

/** The explorer with a saved report and the values of its form. */
export const explorerPath = (params: Readonly<Record<string, string>>) =>
  `${consolePaths.explorer}?${new URLSearchParams(params).toString()}`;

/** A report with its form. */
export const reportPath = (id: string) => `${consolePaths.reports}/${encodeURIComponent(id)}`;
