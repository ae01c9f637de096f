import { screen } from '@testing-library/react';

import { openApp, preparePage } from '../../../app/testing/open-app';
import { site } from '../../../app/testing/sample-classes';
import { data, StubApi } from '../../../app/testing/stub-api';
import { prepareEditor } from './editor-environment';

// In a file of its own, because a loaded editor stays loaded for all tests of a file.
jest.mock('./editor-environment', () => ({ prepareEditor: jest.fn() }));
jest.mock('./Explorer', () => ({ Explorer: () => <section aria-label="Editor" /> }));

let api: StubApi;

beforeEach(() => {
  preparePage();
  localStorage.setItem('token', 'a-token');
  localStorage.setItem('user', JSON.stringify({ id: 'u1', role: 'admin' }));
  api = new StubApi().on('Site', () => data(site));
});

const open = (search = '') => openApp(`/admin/reports/explorer${search}`);

describe('the explorer on a narrow screen', () => {
  it('says that it needs a wider one, links to the reports, and loads neither editor nor report', async () => {
    await open('?report=west-valley');
    expect(await screen.findByText(/^The explorer needs a wider screen/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'All reports' }).getAttribute('href')).toBe('/admin/reports');
    expect(screen.queryByRole('region', { name: 'Editor' })).toBeNull();
    expect(prepareEditor).not.toHaveBeenCalled();
    expect(api.callsOf('ExplorerReport')).toEqual([]);
  });

  it('says so in Spanish', async () => {
    localStorage.setItem('language', 'es');
    await open();
    expect(await screen.findByText(/^El explorador necesita una pantalla más ancha/)).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Explorador GraphQL');
  });
});
