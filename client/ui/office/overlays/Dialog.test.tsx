import { cleanup, fireEvent, render, screen } from '@testing-library/react';

import { Dialog } from './Dialog';

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

const openDialog = (onCancel: () => void) =>
  render(
    <Dialog heading="Log in again" onCancel={onCancel}>
      <button type="button">Log in</button>
    </Dialog>,
  );
const dialog = () => screen.getByRole<HTMLDialogElement>('dialog', { name: 'Log in again' });

describe('a dialog', () => {
  it('leaves it to the page whether Escape closes it', () => {
    const onCancel = jest.fn();
    openDialog(onCancel);
    expect(fireEvent(dialog(), new Event('cancel', { cancelable: true }))).toBe(false);
    expect(onCancel).toHaveBeenCalledTimes(1);
    expect(dialog().open).toBe(true);
  });

  it('stays open if the browser closes it at a second Escape without asking', () => {
    openDialog(() => undefined);
    const element = dialog();
    element.open = false;
    fireEvent(element, new Event('close'));
    expect(element.open).toBe(true);
  });

  it('is closed when the page removes it', () => {
    openDialog(() => undefined);
    const element = dialog();
    cleanup();
    fireEvent(element, new Event('close'));
    expect(element.open).toBe(false);
  });
});
