import { CombinedGraphQLErrors } from '@apollo/client';
import { screen } from '@testing-library/react';

import { openPage } from '../../../testing/open-page';
import { ExplorerResult } from './ExplorerResult';

function open(fields: Record<string, string>) {
  const error = new CombinedGraphQLErrors({
    errors: [{ message: 'Invalid', extensions: { code: 'VALIDATION', fields } }],
  });
  const preview = { isRunning: false, result: undefined, error };
  const ignore = () => undefined;
  openPage(
    <ExplorerResult
      preview={{ ...preview, run: ignore, refuse: ignore, clear: ignore }}
      view="table"
      onView={ignore}
    />,
  );
}

it('names the variables that the server refuses', async () => {
  open({ from: 'Required', to: 'Must be a date: YYYY-MM-DD' });
  expect(await screen.findByText('$from: Required. $to: Must be a date: YYYY-MM-DD')).toBeTruthy();
});

it('reports a problem of the query alone without a name', async () => {
  open({ query: 'A report has exactly one list' });
  expect(await screen.findByText('A report has exactly one list')).toBeTruthy();
});
