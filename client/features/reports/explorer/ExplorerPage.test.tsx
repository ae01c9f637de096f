import { act, screen, waitFor } from '@testing-library/react';

import { openApp, preparePage } from '../../../app/testing/open-app';
import { site } from '../../../app/testing/sample-classes';
import { data, offline, refusal, StubApi } from '../../../app/testing/stub-api';
import { explorerReport } from '../testing/sample-reports';
import type { ExplorerProps } from './Explorer';

// The editor needs a browser with layout (e2e/explorer.spec.ts): this tests its props.
jest.mock('./editor-environment', () => ({ prepareEditor: jest.fn() }));
jest.mock('./Explorer', () => ({
  Explorer: ({ account, execute, initial, report }: ExplorerProps) => (
    <section aria-label="Editor">
      <output>{JSON.stringify({ account, initial, report: report?.id })}</output>
      <button onClick={() => void execute({ query: '{ bookings }', operationName: 'Asked' })}>Run</button>
    </section>
  ),
}));

let api: StubApi;
/** The media query of the window's width, which tests can change. */
let media: MediaQueryList;

beforeEach(() => {
  preparePage();
  media = window.matchMedia('');
  window.matchMedia = () => media;
  localStorage.setItem('token', 'a-token');
  localStorage.setItem('user', JSON.stringify({ id: 'u1', role: 'admin' }));
  api = new StubApi()
    .on('Site', () => data(site))
    .on('ExplorerReport', () => data({ savedReport: explorerReport() }));
});

const widen = () => Object.assign(media, { matches: true });
const open = (search = '') => openApp(`/admin/reports/explorer${search}`);
const openWide = (search = '') => {
  widen();
  return open(search);
};
const editor = () => screen.findByRole('region', { name: 'Editor' });
const given = async (): Promise<unknown> =>
  JSON.parse((await editor()).querySelector('output')?.textContent ?? '');

describe('the explorer', () => {
  it('opens for the current account, with its stored tabs', async () => {
    await openWide();
    expect(await given()).toEqual({ account: 'u1' });
    expect(screen.getByText(/^Ask for what no report has yet\./)).toBeTruthy();
    expect(api.callsOf('ExplorerReport')).toEqual([]);
  });

  it('opens the query of its address once: a reload keeps its edited version', async () => {
    await openWide('?query=%7B+site+%7D&variables=%7B%22first%22%3A5%7D');
    expect(await given()).toMatchObject({ initial: { query: '{ site }', variables: '{\n  "first": 5\n}' } });
    await waitFor(() => expect(window.location.search).toBe(''));
    expect(await given()).toMatchObject({ initial: { query: '{ site }' } });
  });

  it('opens a report with the values of its form', async () => {
    const variables = [
      { __typename: 'ReportVariable', name: 'first', kind: 'number' as const, defaultValue: '20' },
      { __typename: 'ReportVariable', name: 'city', kind: 'text' as const, defaultValue: 'Ogden' },
    ];
    api.on('ExplorerReport', () => data({ savedReport: explorerReport({ variables }) }));
    await openWide('?report=west-valley&first=5');
    expect(await given()).toEqual({
      account: 'u1',
      initial: { query: explorerReport().query, variables: '{\n  "first": 5,\n  "city": "Ogden"\n}' },
      report: 'west-valley',
    });
    const [call] = api.callsOf('ExplorerReport');
    expect(call?.variables).toEqual({ id: 'west-valley' });
    expect(call?.headers['authorization']).toBe('Bearer a-token');
  });

  it.each([
    ['does not exist', () => refusal('NOT_FOUND'), /^There is no such report\./],
    ['could not be loaded', offline, /^The report could not be loaded\./],
  ])('says that a report %s, and is usable nevertheless', async (_case, result, words) => {
    api.on('ExplorerReport', result);
    await openWide('?report=nothing');
    expect((await screen.findByText(words)).closest('[role="alert"]')).not.toBeNull();
    expect(await given()).toEqual({ account: 'u1' });
  });

  it('sends the token, and redirects to the log-in if it is rejected', async () => {
    api.on('Asked', () => refusal('UNAUTHENTICATED'));
    const user = await openWide();
    await editor();
    await user.click(screen.getByRole('button', { name: 'Run' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Log in' })).toBeTruthy();
    expect(api.callsOf('Asked')[0]?.headers).toMatchObject({
      authorization: 'Bearer a-token',
      'accept-language': 'en',
    });
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('is displayed when a narrow screen becomes wide, with the query of the address', async () => {
    await open('?report=west-valley');
    await screen.findByText(/^The explorer needs a wider screen/);
    act(() => void widen().dispatchEvent(new Event('change')));
    expect(await given()).toMatchObject({ report: 'west-valley' });
    expect(screen.queryByText(/needs a wider screen/)).toBeNull();
  });
});
