import { screen } from '@testing-library/react';
import { useState } from 'react';

import { openPage } from '../../testing/open-page';
import { Toast } from './Toast';

function Page() {
  const [isOver, setIsOver] = useState(false);
  const undo = isOver ? {} : { undo: () => setIsOver(true) };
  return <Toast toast={{ kind: 'done', text: 'Saved.', ...undo }} onClose={() => undefined} />;
}

it('keeps the focus in the bar when Undo is removed', async () => {
  const user = openPage(<Page />);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(document.activeElement?.textContent).toBe('Saved.');
});
