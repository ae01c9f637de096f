import { screen, waitFor } from '@testing-library/react';

import { data } from '../../../../app/testing/stub-api';
import { openPage } from '../../../../testing/open-page';
import { counted, smallOffice, student } from '../testing/office-rows';
import { StudentsPage } from './StudentsPage';

/** A list of that many students, whose rows after them have been deleted. */
function listOf(total: number) {
  const ids = Array.from({ length: total }, (_, index) => index);
  return smallOffice()
    .on('StudentDuplicateCount', () => data(counted('studentDuplicates', 'StudentDuplicateConnection', 0)))
    .on('StudentCount', () => data(counted('students', 'StudentConnection', total)))
    .on('StudentList', ({ after, before, first }) => {
      const size = Number(first);
      const from = typeof after === 'string' ? Number(after.slice(1)) + 1 : 0;
      const following = ids.filter((id) => id >= from);
      const page =
        typeof before === 'string'
          ? ids.filter((id) => id < Number(before.slice(1))).slice(-size)
          : following.slice(0, size);
      const cursorOf = (id: number | undefined) => (id === undefined ? null : `c${id}`);
      const hasNextPage = typeof before === 'string' || following.length > size;
      return data({
        students: {
          __typename: 'StudentConnection',
          nodes: page.map((id) => student({ id: `s${id}`, lastName: `Number ${id + 1}.` })),
          pageInfo: {
            __typename: 'PageInfo',
            startCursor: cursorOf(page[0]),
            endCursor: cursorOf(page.at(-1)),
            hasNextPage,
          },
        },
      });
    });
}

const address = () => screen.getByTestId('address').textContent;

describe('a page whose rows have disappeared is replaced by', () => {
  it.each([
    ['the last full one', 100, 'page=3&after=c99', '&page=2&after=c49', '51 to 100 of 100'],
    ['the last one, if that lost rows too', 60, 'page=3&after=c99', '&page=2&after=c10', '12 to 60 of 60'],
    ['an earlier one', 120, 'page=5&after=c199', '&page=3&before=c199', '71 to 120 of 120'],
    ['the only one', 30, 'page=3&after=c99', '', '1 to 30 of 30'],
    ['the first one, if no row is before it', 60, 'page=2&before=c0', '', '1 to 50 of 60'],
  ])('%s, with the filters of the list', async (_case, total, page, replaced, found) => {
    listOf(total);
    openPage(<StudentsPage />, `/?q=rosa&sort=-email&${page}`);
    expect(await screen.findByText(found)).toBeTruthy();
    await waitFor(() => expect(address()).toBe(`/?q=rosa&sort=-email${replaced}`));
    expect(screen.queryByText(/^No students/)).toBeNull();
  });
});

it('the last page is the last one, and the page before it has the rows before them', async () => {
  listOf(150);
  const user = openPage(<StudentsPage />, '/?page=4&after=c149');
  await screen.findByText('101 to 150 of 150');
  expect(screen.getByRole('button', { name: 'Next' })).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('button', { name: 'Previous' }));
  await screen.findByText('51 to 100 of 150');
});

it('while the next page is loading, the position is that of the displayed rows', async () => {
  const api = listOf(150);
  const user = openPage(<StudentsPage />);
  await screen.findByText('1 to 50 of 150');
  const release = api.hold('StudentList');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(address()).toContain('page=2');
  expect(screen.getByText('1 to 50 of 150')).toBeTruthy();
  release();
  await screen.findByText('51 to 100 of 150');
});
