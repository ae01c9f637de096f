import { screen, waitFor, within } from '@testing-library/react';
import type { ComponentProps } from 'react';

import { preparePage } from '../../../app/testing/open-app';
import { data, offline, refusal, StubApi } from '../../../app/testing/stub-api';
import { openPage } from '../../../testing/open-page';
import { explorerReport } from '../testing/sample-reports';
import { SaveReport } from './SaveReport';

type Props = ComponentProps<typeof SaveReport>;

const callbacks = {
  onSaved: jest.fn<undefined, Parameters<Props['onSaved']>>(),
  onTakeTheirs: jest.fn<undefined, Parameters<Props['onTakeTheirs']>>(),
  onClose: jest.fn<undefined, Parameters<Props['onClose']>>(),
  onGone: jest.fn<undefined, Parameters<Props['onGone']>>(),
};
const query = 'query ByCity($city: String!) { bookings(city: $city) { totalCount } }';
const fieldProblem = 'El tipo "Booking" no tiene el campo "amountEuros". (línea 4:7)';

let api: StubApi;

beforeEach(() => {
  preparePage();
  Object.values(callbacks).forEach((each) => each.mockReset());
  api = new StubApi()
    .on('ReportCreate', () => data({ createSavedReport: explorerReport({ id: 'new', version: 1 }) }))
    .on('ReportUpdate', () => data({ updateSavedReport: explorerReport({ version: 4 }) }));
});

const open = (edited?: Props['edited'], variables: object | undefined = { city: 'Ogden' }) =>
  openPage(<SaveReport edited={edited} written={() => ({ query, variables })} {...callbacks} />);
const field = (name: string) => screen.getByRole('textbox', { name });
const value = (name: string) => field(name).getAttribute('value') ?? field(name).textContent;
const save = (name = 'Save the report') => screen.getByRole('button', { name });
const inputs = (operation: string) => api.callsOf(operation).map(({ variables }) => variables['input']);

describe('a new report', () => {
  it('is saved with its name, not shared, with the query and its defaults', async () => {
    const user = open();
    expect(document.activeElement).toBe(field('Name'));
    await user.type(field('Name'), 'West Valley');
    await user.click(save());
    await waitFor(() => expect(callbacks.onSaved).toHaveBeenCalledTimes(1));
    expect(callbacks.onSaved.mock.calls[0]?.[0]).toMatchObject({ id: 'new', version: 1 });
    expect(inputs('ReportCreate')).toEqual([
      {
        idempotencyKey: expect.any(String) as unknown,
        name: 'West Valley',
        description: '',
        shared: false,
        query,
        defaults: [{ name: 'city', value: 'Ogden' }],
      },
    ]);
    expect(api.calls[0]?.headers['authorization']).toBe('Bearer office-token');
  });

  it('is shared only if chosen', async () => {
    const user = open();
    await user.type(field('Name'), 'West Valley');
    await user.type(field('Description (optional)'), 'For the yard');
    await user.click(screen.getByRole('checkbox', { name: 'Share with the whole office' }));
    await user.click(save());
    await waitFor(() => expect(callbacks.onSaved).toHaveBeenCalled());
    expect(inputs('ReportCreate')).toMatchObject([{ shared: true, description: 'For the yard' }]);
  });

  it('needs a name that is not blank', async () => {
    const user = open();
    await user.type(field('Name'), '  ');
    await user.click(save());
    expect(field('Name').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getAllByText('Enter a name').length).toBeGreaterThan(0);
    expect(api.callsOf('ReportCreate')).toEqual([]);
  });

  it('is not saved until its variables are JSON', async () => {
    const editor: ReturnType<Props['written']> = { query, variables: undefined };
    const user = openPage(<SaveReport edited={undefined} written={() => editor} {...callbacks} />);
    await user.type(field('Name'), 'West Valley');
    await user.click(save());
    const words = await screen.findByText(/^The variables are not valid JSON\./);
    expect(words.closest('[role="alert"]')).not.toBeNull();
    expect(api.callsOf('ReportCreate')).toEqual([]);
    editor.variables = {};
    await user.click(save());
    await waitFor(() => expect(callbacks.onSaved).toHaveBeenCalled());
    expect(inputs('ReportCreate')).toMatchObject([{ defaults: [] }]);
  });

  it('is closed without saving', async () => {
    const user = open();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(callbacks.onClose).toHaveBeenCalledTimes(1);
    expect(api.callsOf('ReportCreate')).toEqual([]);
  });
});

describe('a report that cannot be saved', () => {
  const typeAndSave = async () => {
    const user = open();
    await user.type(field('Name'), 'West Valley');
    await user.type(field('Description (optional)'), 'For the yard');
    await user.click(screen.getByRole('checkbox'));
    await user.click(save());
    return user;
  };
  const expectNothingLost = () => {
    expect([value('Name'), value('Description (optional)')]).toEqual(['West Valley', 'For the yard']);
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
    expect(callbacks.onSaved).not.toHaveBeenCalled();
  };

  it.each([
    ['what is wrong with the query', () => refusal('BAD_USER_INPUT', { query: fieldProblem }), fieldProblem],
    [
      'what is wrong with a default',
      () => refusal('BAD_USER_INPUT', { defaults: 'No number.' }),
      'No number.',
    ],
    [
      'no reason of the server',
      () => refusal('INTERNAL'),
      /^The report could not be saved\. Nothing is lost/,
    ],
    ['no answer at all', offline, /^The server did not answer: we do not know whether it was saved/],
  ])('displays %s, and keeps the typed values', async (_case, result, words) => {
    api.on('ReportCreate', result);
    const user = await typeAndSave();
    expect((await screen.findByText(words)).closest('[role="alert"]')).not.toBeNull();
    expectNothingLost();
    api.on('ReportCreate', () => data({ createSavedReport: explorerReport() }));
    api.on('ReportUpdate', () => data({ updateSavedReport: explorerReport() }));
    await user.click(save());
    await waitFor(() => expect(callbacks.onSaved).toHaveBeenCalled());
    expect(screen.queryByText(words)).toBeNull();
  });

  it('displays the server’s error at the field', async () => {
    api.on('ReportCreate', () => refusal('BAD_USER_INPUT', { name: 'Too long.' }));
    await typeAndSave();
    await waitFor(() => expect(field('Name').getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getAllByText('Too long.').length).toBeGreaterThan(0);
    expectNothingLost();
  });
});

describe('a report that was changed elsewhere meanwhile', () => {
  const before = explorerReport();
  const theirs = explorerReport({ name: 'Valley', query: '{ site { companyName } }', version: 7 });

  const causeConflict = async (theirVersion = theirs) => {
    api
      .on('ReportUpdate', () => refusal('CONFLICT'))
      .on('ExplorerReport', () => data({ savedReport: theirVersion }));
    const user = open(before);
    await user.clear(field('Name'));
    await user.type(field('Name'), 'Mine');
    await user.click(save('Save changes'));
    const words = await screen.findByText(/^Not saved: somebody else has changed this record/);
    return { user, conflict: within(words.closest<HTMLElement>('[role="alert"]') ?? document.body) };
  };

  it('is saved with the version that was opened', async () => {
    const user = open(before);
    expect(screen.getByRole('heading', { name: 'Change “West Valley”' })).toBeTruthy();
    await user.click(save('Save changes'));
    await waitFor(() => expect(callbacks.onSaved).toHaveBeenCalled());
    expect(inputs('ReportUpdate')).toMatchObject([{ id: before.id, version: 3, name: 'West Valley', query }]);
  });

  it('displays the differences, and keeps the typed values', async () => {
    const { conflict } = await causeConflict();
    expect(conflict.getByText('Before: West Valley')).toBeTruthy();
    expect(conflict.getByText('Now: Valley')).toBeTruthy();
    expect(conflict.getByText(`Before: ${before.query}`)).toBeTruthy();
    expect(conflict.getByText(`Now: ${theirs.query}`)).toBeTruthy();
    expect(conflict.queryByText('Description')).toBeNull();
    expect(value('Name')).toBe('Mine');
  });

  it('can be overwritten with the own version', async () => {
    const { user, conflict } = await causeConflict();
    api.on('ReportUpdate', () => data({ updateSavedReport: explorerReport({ name: 'Mine', version: 8 }) }));
    await user.click(conflict.getByRole('button', { name: 'Keep mine and save again' }));
    await waitFor(() => expect(callbacks.onSaved).toHaveBeenCalledTimes(1));
    expect(inputs('ReportUpdate').at(-1)).toMatchObject({ version: 7, name: 'Mine', query });
    expect(callbacks.onTakeTheirs).not.toHaveBeenCalled();
  });

  it('keeps the query of the other version if only the other fields were changed here', async () => {
    api
      .on('ReportUpdate', () => refusal('CONFLICT'))
      .on('ExplorerReport', () => data({ savedReport: theirs }));
    const editor = { query: before.query, variables: {} };
    callbacks.onTakeTheirs.mockImplementation((report) => {
      editor.query = report.query;
    });
    const user = openPage(<SaveReport edited={before} written={() => editor} {...callbacks} />);
    await user.type(field('Description (optional)'), ' Updated.');
    await user.click(save('Save changes'));
    await user.click(await screen.findByRole('button', { name: 'Keep mine and save again' }));
    await waitFor(() => expect(inputs('ReportUpdate')).toHaveLength(2));
    expect(inputs('ReportUpdate').at(-1)).toMatchObject({
      version: 7,
      name: 'Valley',
      description: 'Who learns there. Updated.',
      query: theirs.query,
    });
  });

  describe('with default values', () => {
    const city = (defaultValue: string) => [{ name: 'city', kind: 'text' as const, defaultValue }];
    const ogden = explorerReport({ query, variables: city('Ogden') });
    const otherQuery = query.replace('totalCount', 'hasMore');

    /** Saves an editor with `variables` and a new description over `theirVersion`. */
    const keepMine = async (variables: object, theirVersion: Props['edited']) => {
      api
        .on('ReportUpdate', () => refusal('CONFLICT'))
        .on('ExplorerReport', () => data({ savedReport: theirVersion }));
      const editor = { query, variables };
      callbacks.onTakeTheirs.mockImplementation((report) => {
        const [first] = report.variables;
        Object.assign(editor, { query: report.query, variables: { city: first?.defaultValue } });
      });
      const user = openPage(<SaveReport edited={ogden} written={() => editor} {...callbacks} />);
      await user.type(field('Description (optional)'), ' Updated.');
      await user.click(save('Save changes'));
      const button = await screen.findByRole('button', { name: 'Keep mine and save again' });
      const changes = screen.getAllByText(/^(Before|Now): /).map(({ textContent }) => textContent);
      await user.click(button);
      await waitFor(() => expect(inputs('ReportUpdate')).toHaveLength(2));
      return { changes, saved: inputs('ReportUpdate').at(-1) };
    };

    it('keeps the own ones, with the own query, although only the query was changed elsewhere', async () => {
      const { saved } = await keepMine({ city: 'Provo' }, { ...ogden, query: otherQuery, version: 7 });
      expect(saved).toMatchObject({ version: 7, query, defaults: [{ name: 'city', value: 'Provo' }] });
      expect(callbacks.onTakeTheirs).not.toHaveBeenCalled();
    });

    it('keeps those of the other version if only the description was changed here', async () => {
      const { changes, saved } = await keepMine(
        { city: 'Ogden' },
        { ...ogden, variables: city('Moab'), version: 7 },
      );
      expect(changes).toEqual(['Before: Ogden', 'Now: Moab']);
      expect(saved).toMatchObject({
        version: 7,
        description: 'Who learns there. Updated.',
        defaults: [{ name: 'city', value: 'Moab' }],
      });
    });
  });

  it('cannot be saved any more once it is deleted', async () => {
    api.on('ReportUpdate', () => refusal('NOT_FOUND'));
    const user = open(before);
    await user.click(save('Save changes'));
    expect(await screen.findByText(/^This report was deleted in the meantime/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Close and reload' }));
    expect(callbacks.onGone).toHaveBeenCalledTimes(1);
  });

  it('can conflict again while the own version is saved over it', async () => {
    const { user, conflict } = await causeConflict();
    api.on('ExplorerReport', () => data({ savedReport: { ...theirs, name: 'Vale', version: 9 } }));
    await user.click(conflict.getByRole('button', { name: 'Keep mine and save again' }));
    expect(await screen.findByText('Now: Vale')).toBeTruthy();
    expect(screen.getByText('Before: Valley')).toBeTruthy();
    expect(value('Name')).toBe('Mine');
  });

  it('can be taken over into the form, and its query into the editor', async () => {
    const { user, conflict } = await causeConflict();
    await user.click(conflict.getByRole('button', { name: 'Use their version' }));
    expect(value('Name')).toBe('Valley');
    expect(screen.queryByText(/^Not saved/)).toBeNull();
    expect(callbacks.onTakeTheirs.mock.calls[0]?.[0]).toMatchObject({ query: theirs.query, version: 7 });
    expect(api.callsOf('ReportUpdate')).toHaveLength(1);
    api.on('ReportUpdate', () => data({ updateSavedReport: theirs }));
    await user.click(save('Save changes'));
    await waitFor(() => expect(callbacks.onSaved).toHaveBeenCalled());
    expect(inputs('ReportUpdate').at(-1)).toMatchObject({ version: 7, name: 'Valley' });
  });

  it('is reported with the server’s text if its current version cannot be loaded', async () => {
    api.on('ReportUpdate', () => refusal('CONFLICT')).on('ExplorerReport', offline);
    const user = open(before);
    await user.click(save('Save changes'));
    expect(await screen.findByText('CONFLICT')).toBeTruthy();
  });
});
