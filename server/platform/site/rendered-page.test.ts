import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { useSite } from '../../testing/site-server.js';

/** A server entry with one page, which shows the language and the company. */
const ENTRY = `exports.publicPage = (path) => path === '/' ? {
  address: path,
  queries: [{ query: '{ site { companyName } }', variables: {} }],
  dependentQueries: () => [],
  render: async ({ language, results: [{ site }] }) => ({
    html: '<h1>' + language + ' ' + site.companyName + '</h1>',
    title: 'Classes', part: '', alternates: [], data: {}, events: [],
  }),
} : undefined;`;
const folder = mkdtempSync(join(tmpdir(), 'booking-entry-'));
const serverEntry = join(folder, 'entry-server.cjs');
writeFileSync(serverEntry, ENTRY);
afterAll(() => rmSync(folder, { recursive: true }));

describe('a page that the server renders', () => {
  const { site } = useSite('sqlite', {}, {}, serverEntry);
  const get = (encoding: string, headers = {}) =>
    site.get('/', { headers: { 'accept-encoding': encoding, ...headers } });

  it.each([
    ['br', 'gzip, br', 'br'],
    ['gzip', 'gzip', 'gzip'],
    ['plain text', 'identity', undefined],
  ])('is sent as %s for Accept-Encoding: %s', async (_form, accepted, encoding) => {
    const { headers, text } = await get(accepted);
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['vary']).toMatch(/\bAccept-Encoding\b/);
    expect(text).toContain('<h1>en Ridgeline Safety Training</h1>');
  });

  it('has an ETag per encoding', async () => {
    const forms = await Promise.all(['br', 'gzip', 'identity'].map((encoding) => get(encoding)));
    const [br = '', ...others] = forms.map(({ headers }) => headers['etag']);
    expect(new Set([br, ...others]).size).toBe(3);
    const askAgain = (encoding: string) =>
      get(encoding, { 'if-none-match': br, 'cache-control': 'max-age=0' });
    const { status, headers } = await askAgain('br');
    expect([status, headers['vary']]).toEqual([304, expect.stringContaining('Accept-Encoding')]);
    expect((await askAgain('gzip')).status).toBe(200);
  });

  it('is empty if only the browser can render it', async () => {
    const { status, text } = await site.get('/admin');
    expect([status, text.includes('<h1>')]).toEqual([200, false]);
  });
});

describe('a page that the server renders behind TLS', () => {
  const { site } = useSite('sqlite', {}, { publicUrl: 'https://classes.example.com' }, serverEntry);

  it('stores the chosen language in a Secure cookie', async () => {
    const { headers, text } = await site.get('/?lang=es');
    expect(headers['set-cookie']).toMatch(/^language=es;.*; Secure(?:;|$)/);
    expect(text).toContain('<h1>es Ridgeline Safety Training</h1>');
  });

  it.each([
    ['/', 'https://classes.example.com/'],
    ['/?lang=es&utm_source=flyer', 'https://classes.example.com/?lang=es'],
    ['/?lang=fr&category=safety', 'https://classes.example.com/'],
  ])('has at %s the canonical address %s', async (address, canonical) => {
    expect((await site.get(address)).headers['link']).toBe(`<${canonical}>; rel="canonical"`);
  });
});
