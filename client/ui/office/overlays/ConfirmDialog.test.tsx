import { fireEvent, screen } from '@testing-library/react';

import { openPage } from '../../../testing/open-page';
import { Button } from '../../elements/Button';
import { ConfirmDialog } from './ConfirmDialog';

it('has a confirm button that looks different from primary buttons', () => {
  openPage(
    <>
      <Button variant="primary">Save</Button>
      <ConfirmDialog
        heading="Delete First aid?"
        confirmLabel="Delete"
        cancelLabel="Keep it"
        onConfirm={() => undefined}
        onCancel={() => undefined}
      >
        It is gone for good.
      </ConfirmDialog>
    </>,
  );
  const look = (name: string) => screen.getByRole('button', { name }).className;
  expect(look('Delete')).toBe('button confirmDanger');
  expect(look('Save')).toBe('button primary');
  expect(look('Keep it')).toBe('button');
});

it('stays while its action is in progress, whether by its button or by Escape', async () => {
  const onCancel = jest.fn();
  const user = openPage(
    <ConfirmDialog
      busy
      heading="Delete First aid?"
      confirmLabel="Delete"
      busyLabel="Deleting…"
      cancelLabel="Keep it"
      onConfirm={() => undefined}
      onCancel={onCancel}
    >
      It is gone for good.
    </ConfirmDialog>,
  );
  const keep = screen.getByRole('button', { name: 'Keep it' });
  expect(keep.getAttribute('aria-disabled')).toBe('true');
  await user.click(keep);
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect(onCancel).not.toHaveBeenCalled();
});
