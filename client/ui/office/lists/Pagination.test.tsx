import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';

import { Pagination } from './Pagination';

it('goes nowhere from rows that are being replaced, and keeps the focus', async () => {
  const onNext = jest.fn();
  const pages = (isStale: boolean) => (
    <IntlProvider locale="en">
      <Pagination
        page={2}
        size={50}
        total={300}
        hasNext
        isStale={isStale}
        onPrevious={jest.fn()}
        onNext={onNext}
      />
    </IntlProvider>
  );
  const { rerender } = render(pages(true));
  const next = screen.getByRole('button', { name: 'Next' });
  await userEvent.click(next);
  expect(onNext).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(next);
  rerender(pages(false));
  await userEvent.click(next);
  expect(onNext).toHaveBeenCalledTimes(1);
});
