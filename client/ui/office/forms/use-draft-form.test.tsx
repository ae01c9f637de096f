import { cleanup, screen } from '@testing-library/react';
import { useState } from 'react';

import { openPage } from '../../../testing/open-page';
import { defineForm } from '../../forms/define-form';
import { text } from '../../forms/form-fields';
import { TextField } from '../../forms/TextField';
import { takeDrafts, useDraftForm } from './use-draft-form';

const noteForm = defineForm({
  fields: { name: text({}), note: text({}) },
  labels: { name: 'Name', note: 'Note' },
  problems: {},
});
const stored = { name: 'Rosa', note: '' };

function NoteForm({ subject = '' }: { subject?: string }) {
  const [isSent, setIsSent] = useState(false);
  const { form, isDirty } = useDraftForm({ form: noteForm, initial: stored, subject, isSent });
  return (
    <>
      <TextField {...form.text('name')} />
      <TextField {...form.text('note')} />
      <p>{isDirty ? 'changed' : 'unchanged'}</p>
      <button type="button" onClick={() => setIsSent(true)}>
        Send
      </button>
    </>
  );
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

/** A page that is left runs no clean-up, so the tab has the storage from before it. */
function load(type: NavigationTimingType): void {
  const before = { ...sessionStorage };
  cleanup();
  Object.assign(sessionStorage, before);
  jest.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as PerformanceNavigationTiming]);
  takeDrafts();
}
const reload = () => load('reload');

afterEach(() => sessionStorage.clear());

it('has after a reload what was typed before, and counts as changed', async () => {
  const user = openPage(<NoteForm />);
  expect(screen.getByText('unchanged')).toBeTruthy();
  await user.type(field('Note'), 'Bring the key');
  reload();
  openPage(<NoteForm />);
  expect([field('Name').value, field('Note').value]).toEqual(['Rosa', 'Bring the key']);
  expect(screen.getByText('changed')).toBeTruthy();
});

it.each([
  ['it was closed', cleanup, <NoteForm key="closed" />],
  ['the page was left and opened again', () => load('navigate'), <NoteForm key="left" />],
  ['it is about something else', reload, <NoteForm key="other" subject="other" />],
])('starts afresh if %s', async (_why, leave, next) => {
  const user = openPage(<NoteForm />);
  await user.type(field('Note'), 'Bring the key');
  leave();
  openPage(next);
  expect(field('Note').value).toBe('');
});

function Again() {
  const [count, setCount] = useState(0);
  return (
    <>
      <NoteForm key={count} />
      <button type="button" onClick={() => setCount(count + 1)}>
        Discard
      </button>
    </>
  );
}

it('starts afresh if the form is replaced by another one, also after a reload', async () => {
  const user = openPage(<Again />);
  await user.type(field('Note'), 'Bring the key');
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(field('Note').value).toBe('');
  await user.type(field('Note'), 'Bring the keys');
  reload();
  const after = openPage(<Again />);
  expect(field('Note').value).toBe('Bring the keys');
  await after.click(screen.getByRole('button', { name: 'Discard' }));
  expect(field('Note').value).toBe('');
});

it('starts afresh after a reload once its values have been sent or taken back', async () => {
  const user = openPage(<NoteForm />);
  await user.type(field('Note'), 'x');
  await user.clear(field('Note'));
  expect(sessionStorage).toHaveLength(0);
  await user.type(field('Note'), 'x');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  reload();
  openPage(<NoteForm />);
  expect(field('Note').value).toBe('');
});
