import { screen } from '@testing-library/react';

import { openPage } from '../../testing/open-page';
import type { ReportRows } from './report';
import { ResultTable } from './ResultTable';

const column = (key: string): ReportRows['columns'][number] => ({
  key,
  label: key,
  kind: 'text',
  isSummed: false,
});

it('displays phones like the rest of the console, and other texts unchanged', async () => {
  const columns = ['phone', 'student.emergencyContactPhone', 'notes'].map(column);
  const rows = [{ cells: ['801-555-0100', '8015550101', '801-555-0102'] }];
  openPage(<ResultTable name="People" result={{ columns, rows, totalCount: 1, hasMore: false }} />);
  for (const text of ['(801) 555-0100', '(801) 555-0101', '801-555-0102'])
    expect(await screen.findByText(text)).toBeTruthy();
});

it('displays the sum of the first column next to the word for the totals', async () => {
  const columns = [{ ...column('amountCents'), kind: 'money' as const, isSummed: true }, column('lastName')];
  const rows = [{ cells: ['14900', 'Ruiz'] }, { cells: ['5000', 'Soto'] }];
  openPage(<ResultTable name="Amounts" result={{ columns, rows, totalCount: 2, hasMore: false }} />);
  expect(await screen.findByText('Total: $199.00')).toBeTruthy();
});
