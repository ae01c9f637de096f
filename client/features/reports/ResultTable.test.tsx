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
