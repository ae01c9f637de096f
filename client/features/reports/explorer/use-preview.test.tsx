import { screen } from '@testing-library/react';

import { data, refusal, StubApi } from '../../../app/testing/stub-api';
import type { ExecuteGraphql } from '../../../graphql/office/execute-graphql';
import { openPage } from '../../../testing/open-page';
import { ExplorerResult } from './ExplorerResult';
import { useFetcher } from './use-fetcher';
import { usePreview } from './use-preview';

const query = 'query Raw($n: Int) { students(first: $n) { nodes { email } } }';
const execute = jest.fn<ReturnType<ExecuteGraphql>, Parameters<ExecuteGraphql>>();

const page = (counts: object) => () =>
  data({
    reportPreview: {
      __typename: 'ReportTable',
      columns: [{ __typename: 'ReportColumn', key: 'email', label: 'Email', kind: 'text', isSummed: false }],
      rows: [{ __typename: 'ReportRow', cells: ['ana@example.com'] }],
      ...counts,
    },
  });

let api: StubApi;
beforeEach(() => {
  execute.mockReset();
  execute.mockResolvedValue({ data: { students: { nodes: [] } } });
  api = new StubApi().on('ReportPreview', page({ totalCount: 1, hasMore: false }));
});

function Result() {
  const preview = usePreview();
  const fetcher = useFetcher(execute, preview.run, preview.refuse);
  return (
    <>
      <button onClick={() => void fetcher({ query, variables: { n: '1' } })}>Run</button>
      <ExplorerResult preview={preview} view="table" onView={() => undefined} />
    </>
  );
}

async function run() {
  const user = openPage(<Result />);
  await user.click(screen.getByRole('button', { name: 'Run' }));
}

it('the table says that it has a part of the rows only, which need not be the first ones', async () => {
  api.on('ReportPreview', page({ totalCount: 45, hasMore: true }));
  await run();
  expect(await screen.findByText('1 of 45 rows. Saved as a report, its file has all of them.')).toBeTruthy();
  expect(screen.getByRole('table')).toBeTruthy();
});

it('there are no rows of a query that fails, although a report of it would have some', async () => {
  const message = 'Variable "$n": Int cannot represent non-integer value: "1" (line 1:11)';
  execute.mockReturnValue(
    new Promise((resolve) => {
      // After the rows have arrived.
      setTimeout(() => resolve({ errors: [{ message }] }), 50);
    }),
  );
  await run();
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

it('the reason of the report is displayed if both fail, because it names the field', async () => {
  execute.mockResolvedValue({ errors: [{ message: 'first: Must be from 1 to 100' }], data: null });
  api.on('ReportPreview', () => refusal('BAD_USER_INPUT', { n: 'Must be from 1 to 100' }));
  await run();
  expect(await screen.findByText(/^(?!first).*Must be from 1 to 100$/)).toBeTruthy();
});
