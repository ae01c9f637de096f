import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';

import { SiteRouter } from '../../../app/SiteRouter';
import { LocaleProvider } from '../../../i18n/LocaleProvider';
import { ConfirmDialog } from '../overlays/ConfirmDialog';
import { UnsavedGuard } from './UnsavedGuard';
import { useFormUrlState } from './use-form-url-state';
import { useUrlParams } from '../lists/use-url-params';

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

/** A list with filters and a form with unsaved changes. */
function List() {
  const [params, change] = useUrlParams();
  const { form, open, close } = useFormUrlState(['new']);
  const [isAsking, setIsAsking] = useState(false);
  const filter = (name: string) => change((next) => next.set('q', name));
  return (
    <>
      <button onClick={() => filter('Ana')}>Ana</button>
      <button onClick={() => filter('Rosa')}>Rosa</button>
      <button onClick={() => open('new')}>Add</button>
      <p>Filter: {params.get('q') ?? 'none'}</p>
      {form && (
        <form aria-label="Add">
          <button type="button" onClick={close}>
            Save
          </button>
          <button type="button" onClick={() => setIsAsking(true)}>
            Check
          </button>
          <UnsavedGuard isDirty />
        </form>
      )}
      {isAsking && (
        <ConfirmDialog
          heading="Notify them?"
          confirmLabel="Notify"
          cancelLabel="Go back"
          onConfirm={close}
          onCancel={() => setIsAsking(false)}
        >
          Two people have booked.
        </ConfirmDialog>
      )}
    </>
  );
}

/** The list, opened from the page /before. */
function openList() {
  window.history.replaceState({ idx: 0 }, '', '/before');
  window.history.pushState({ idx: 1 }, '', '/list');
  render(
    <LocaleProvider language="en">
      <SiteRouter>
        <List />
      </SiteRouter>
    </LocaleProvider>,
  );
  return userEvent.setup();
}

const press = (name: string) => screen.getByRole('button', { name });
const question = () => screen.queryByRole('dialog', { name: 'Discard what you have not saved?' });
const isFormOpen = () => screen.queryByRole('form', { name: 'Add' }) !== null;
/** Resolves after Back, and after the guard has reversed it. */
const goBack = (steps = 1) =>
  act(async () => {
    window.history.go(-steps);
    // jsdom moves in a timer, and the guard moves back then. Elapsed time would not tell whether they have run.
    for (let timers = 0; timers < 10; timers += 1) await new Promise((resolve) => setTimeout(resolve));
  });

describe('a form with unsaved changes', () => {
  it('is not closed by Back without a confirmation', async () => {
    const user = openList();
    await user.click(press('Add'));
    await goBack();
    expect(question()).toBeTruthy();
    await waitFor(() => expect(window.location.search).toBe('?new='));
    await user.click(press('Keep editing'));
    expect(isFormOpen()).toBe(true);
    await goBack();
    await waitFor(() => expect(window.location.search).toBe('?new='));
    await user.click(press('Discard changes'));
    await waitFor(() => expect(isFormOpen()).toBe(false));
    expect(window.location.pathname + window.location.search).toBe('/list');
  });

  it('is closed by Back after a confirmation, whatever was filtered meanwhile', async () => {
    const user = openList();
    await user.click(press('Add'));
    await user.click(press('Ana'));
    await user.click(press('Rosa'));
    await goBack();
    await waitFor(() => expect(window.location.search).toBe('?new=&q=Rosa'));
    await user.click(press('Keep editing'));
    expect(screen.getByText('Filter: Rosa')).toBeTruthy();
    expect(isFormOpen()).toBe(true);
    await goBack();
    await user.click(press('Discard changes'));
    await waitFor(() => expect(isFormOpen()).toBe(false));
    expect(window.location.pathname + window.location.search).toBe('/list');
  });

  it('stays open if Back cancels the dialog above it', async () => {
    const user = openList();
    await user.click(press('Add'));
    await user.click(press('Check'));
    const dialog = () => screen.queryByRole('dialog', { name: 'Notify them?' });
    expect(dialog()).toBeTruthy();
    await goBack();
    await waitFor(() => expect(dialog()).toBeNull());
    expect([isFormOpen(), question()]).toEqual([true, null]);
    expect(window.location.search).toBe('?new=');
    await goBack();
    expect(question()).toBeTruthy();
    await goBack();
    expect([isFormOpen(), question()]).toEqual([true, null]);
  });

  it('does not reopen by Back after it was saved', async () => {
    const user = openList();
    await user.click(press('Add'));
    await user.click(press('Ana'));
    await user.click(press('Save'));
    await goBack();
    expect([isFormOpen(), question()]).toEqual([false, null]);
    expect(screen.getByText('Filter: none')).toBeTruthy();
  });
});
