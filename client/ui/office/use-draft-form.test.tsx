import { cleanup, screen } from '@testing-library/react';
import { useState } from 'react';

import { openPage } from '../../testing/open-page';
import { defineForm } from '../define-form';
import { text } from '../form-fields';
import { TextField } from '../TextField';
import { useDraftForm } from './use-draft-form';

const noteForm = defineForm({
  fields: { name: text({}), note: text({}) },
  labels: { name: 'Name', note: 'Note' },
  problems: {},
});
const stored = { name: 'Rosa', note: '' };

function NoteForm({ initial = stored, subject = '' }: { initial?: typeof stored; subject?: string }) {
  const [isSent, setIsSent] = useState(false);
  const { form, isDirty } = useDraftForm({ form: noteForm, initial, subject, isSent });
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

/** A reload runs no clean-up, so the tab has the storage from before it. */
function reload(): void {
  const before = { ...sessionStorage };
  cleanup();
  Object.assign(sessionStorage, before);
}

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
  ['it was closed', cleanup, <NoteForm key="0" />],
  ['the record has changed meanwhile', reload, <NoteForm key="1" initial={{ ...stored, name: 'Ana' }} />],
  ['it is about something else', reload, <NoteForm key="2" subject="other" />],
])('starts afresh if %s', async (_why, leave, next) => {
  const user = openPage(<NoteForm />);
  await user.type(field('Note'), 'Bring the key');
  leave();
  openPage(next);
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
