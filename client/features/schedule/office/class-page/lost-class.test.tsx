import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';

import { data, notJson, offline, refusal, type StubApi } from '../../../../app/testing/stub-api';
import { isRecord } from '../../../../graphql/is-record';
import { openPage } from '../../../../testing/open-page';
import { OfficeClassPage } from './OfficeClassPage';
import { SchedulePage } from '../overview/SchedulePage';
import { classResponse, scheduledClass, smallSchedule } from '../testing/scheduled-class';

const unknown = /^The server did not answer: we do not know whether it was saved\./;
let api: StubApi;

beforeEach(() => {
  jest.useFakeTimers({ now: Date.now(), advanceTimers: 50 });
  api = smallSchedule();
});
afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
});

const inputsOf = (operation: string) => api.callsOf(operation).map(({ variables }) => variables['input']);
const keysOf = (operation: string) =>
  new Set(inputsOf(operation).map((input) => isRecord(input) && input['idempotencyKey']));

async function editClass() {
  const user = openPage(<SchedulePage />);
  await user.click(within(await screen.findByRole('article')).getByRole('button', { name: /^Edit/ }));
  const notes = screen.getByLabelText<HTMLTextAreaElement>(/^Notes/);
  return { user, notes, save: () => user.click(screen.getByRole('button', { name: 'Save class' })) };
}

it('a class whose answer was lost is created once, with the values as corrected', async () => {
  api.on('ClassInstanceCreate', offline);
  const user = openPage(<SchedulePage />, '/admin/schedule?new');
  const types = await screen.findByLabelText(/^Class type/, { selector: '#classTypeId' });
  await user.selectOptions(types, await within(types).findByRole('option', { name: 'OSHA 30-Hour' }));
  for (const [label, text] of [
    ['Location name', 'Hall'],
    ['Street 1', '1 Main St'],
    ['City', 'Provo'],
    ['ZIP', '84601'],
    ['Date', '2027-01-11'],
  ] as const)
    await user.type(screen.getByLabelText(label), text);
  const save = () => user.click(screen.getByRole('button', { name: 'Save class' }));
  await save();
  await screen.findByText(unknown);
  const created = scheduledClass({ id: 'new', version: 1 });
  api
    .on('ClassInstanceCreate', () => data({ createClassInstance: classResponse(created) }))
    .on('ClassInstanceUpdate', () =>
      data({ updateClassInstance: classResponse({ ...created, version: 2 }) }),
    );
  await user.type(screen.getByLabelText('Location name'), ' B');
  await save();
  await screen.findByText('Forklift Operator saved.');
  expect(keysOf('ClassInstanceCreate').size).toBe(1);
  expect(inputsOf('ClassInstanceUpdate')).toMatchObject([{ id: 'new', version: 1, locationName: 'Hall B' }]);
});

it('notes whose answer was lost are no change of somebody else', async () => {
  const { user, notes, save } = await editClass();
  await user.type(notes, ' Gate 3.');
  api
    .on('ClassInstanceUpdate', () => {
      api.on('ClassInstanceUpdate', () => refusal('CONFLICT'));
      return offline();
    })
    .on('ScheduledClass', () =>
      data({ classInstance: classResponse(scheduledClass({ version: 4, notes: notes.value })) }),
    );
  await save();
  await screen.findByText('Forklift Operator saved.');
  expect(screen.queryByText(/somebody else has changed this record/)).toBeNull();
});

it('notes whose answer was lost get what was typed since then, without a question', async () => {
  const { user, notes, save } = await editClass();
  let stored = scheduledClass();
  const update = ({ input }: Record<string, unknown>) => {
    const { version, notes: sent } = input as { version: number; notes: string };
    if (version !== stored.version) return refusal('CONFLICT');
    stored = { ...stored, version: version + 1, notes: sent };
    return data({ updateClassInstance: classResponse(stored) });
  };
  api
    .on('ClassInstanceUpdate', (variables) => {
      update(variables);
      return offline();
    })
    .on('ScheduledClass', () => data({ classInstance: classResponse(stored) }));
  await user.type(notes, ' Gate');
  await save();
  await screen.findByText(unknown);
  api.on('ClassInstanceUpdate', update);
  await user.type(notes, ' 3.');
  await save();
  await screen.findByText('Forklift Operator saved.');
  expect(screen.queryByRole('button', { name: 'Save class' })).toBeNull();
  expect(stored).toMatchObject({ version: 5, notes: 'Two trucks reserved. Gate 3.' });
  expect(screen.queryByText(unknown)).toBeNull();
});

it('what is typed while a class is being saved stays in the form', async () => {
  const { user, notes, save } = await editClass();
  api.on('ClassInstanceUpdate', ({ input }) => {
    const { version, notes: sent } = input as { version: number; notes: string };
    return data({
      updateClassInstance: classResponse(scheduledClass({ version: version + 1, notes: sent })),
    });
  });
  const release = api.hold('ClassInstanceUpdate');
  await user.type(notes, ' Gate');
  await save();
  await user.type(notes, ' 3.');
  release();
  await screen.findByText('Saved. What you typed meanwhile is not saved yet.');
  await screen.findByText('Forklift Operator saved.');
  await save();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save class' })).toBeNull());
  expect(inputsOf('ClassInstanceUpdate')).toMatchObject([
    { version: 3, notes: 'Two trucks reserved. Gate' },
    { version: 4, notes: 'Two trucks reserved. Gate 3.' },
  ]);
});

/** The form to copy a class; the server answers nothing to it. */
function openCopies() {
  api
    .on('ScheduledClass', () => data({ classInstance: classResponse(scheduledClass()) }))
    .on('ClassHistory', () => data({ classHistory: [] }))
    .on('ClassCopyPlan', () =>
      data({ classCopyPlan: { __typename: 'ClassCopyPlan', copies: [], skipped: [], held: [] } }),
    )
    .on('ClassCopy', offline);
  const parts = { roster: () => null, messages: () => null };
  return openPage(
    <Routes>
      <Route path="/admin/schedule/:id" element={<OfficeClassPage parts={parts} />} />
    </Routes>,
    '/admin/schedule/forklift-1?copy',
  );
}

it('copies that are being scheduled take no further input, which would be lost', async () => {
  const user = openCopies();
  api.on('ClassCopy', () => data({ copyClass: [classResponse(scheduledClass({ id: 'copy', version: 1 }))] }));
  const release = api.hold('ClassCopy');
  await user.click(await screen.findByRole('button', { name: 'Schedule 1 class' }));
  await user.selectOptions(screen.getByLabelText('Repeat'), 'Every week');
  expect(screen.getByLabelText<HTMLSelectElement>('Repeat').value).toBe('once');
  release();
  await screen.findByText('1 copy of Forklift Operator is scheduled.');
});

it('copies whose answer was lost are reported with their undo, also if others are asked for then', async () => {
  const user = openCopies();
  await user.click(await screen.findByRole('button', { name: 'Schedule 1 class' }));
  await screen.findByText(unknown);
  api.on('ClassCopy', () => data({ copyClass: [classResponse(scheduledClass({ id: 'copy', version: 1 }))] }));
  await user.selectOptions(screen.getByLabelText('Repeat'), 'Every week');
  await user.click(screen.getByRole('button', { name: /^Schedule \d+ classes$/ }));
  await screen.findByText('1 copy of Forklift Operator is scheduled.');
  expect(keysOf('ClassCopy').size).toBe(1);
  api.on('ClassesTakeBack', () => notJson(502));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText(/^The server did not answer\. Look at the schedule to see whether/);
  expect(api.callsOf('ClassesTakeBack')).toHaveLength(1);
});
