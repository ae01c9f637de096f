import { createHash } from 'node:crypto';
import { parseConfig } from '../config/config.js';
import { makeClass } from '../../testing/classes.js';
import { useSite } from '../../testing/site-server.js';
import { COMPANY } from '../../testing/world.js';

/** The page's data element, parsed like a browser: up to the first </script>. */
function factsIn(html: string): { site: Record<string, unknown> } {
  const json = /<script type="application\/json" id="site">([\s\S]*?)<\/script>/.exec(html)?.[1];
  return JSON.parse(json ?? 'null') as { site: Record<string, unknown> };
}

describe('the page', () => {
  const { site, world } = useSite('sqlite');

  it.each(['/', '/login', '/book/some-id', '/admin/dashboard', '/no/such/page', '/?category=safety'])(
    'is served at %s, for the client to route',
    async (path) => {
      const { status, headers, text } = await site.get(path);
      expect(status).toBe(200);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers['cache-control']).toBe('no-cache');
      expect(text).toContain('<div id="root">');
    },
  );

  it('is in the language of its address, and in English otherwise', async () => {
    const langOf = async (path: string) => /<html lang="(\w+)"/.exec((await site.get(path)).text)?.[1];
    await expect(langOf('/')).resolves.toBe('en');
    await expect(langOf('/?lang=es')).resolves.toBe('es');
    await expect(langOf('/login?lang=es')).resolves.toBe('es');
    await expect(langOf('/?lang=fr')).resolves.toBe('en');
    await expect(langOf('/?lang=es&lang=en')).resolves.toBe('es');
    await expect(langOf('/?lang=fr&lang=es')).resolves.toBe('en');
    await expect(langOf('/?lang=%22%3E%3Cscript%3E')).resolves.toBe('en');
  });

  describe('for a visitor who has chosen a language before', () => {
    const get = (path: string, cookie: string) => site.send('GET', path, undefined, { headers: { cookie } });

    it.each([
      ['language=es', '/', 'es'],
      ['theme=dark; language=es; a=b', '/login', 'es'],
      ['language=es', '/?lang=en', 'en'],
      ['language=fr', '/', 'en'],
      ['language=%22%3E%3Cscript%3E', '/', 'en'],
      ['my-language=es', '/', 'en'],
    ])('with the cookie %s at %s is in the language %s', async (cookie, path, language) => {
      expect((await get(path, cookie)).text).toContain(`<html lang="${language}"`);
    });

    it('stores the language of the address in a cookie, in a response that shared caches must not store', async () => {
      const { headers } = await get('/?lang=es', 'language=en');
      expect(headers['set-cookie']).toMatch(
        /^language=es; Max-Age=31536000; Path=\/; Expires=[^;]+; SameSite=Lax$/,
      );
      expect(headers['cache-control']).toBe('private, no-cache');
    });

    it('sets no cookie for the same language again', async () => {
      for (const path of ['/', '/?lang=es', '/?lang=fr']) {
        const { headers } = await get(path, 'language=es');
        expect(headers).not.toHaveProperty('set-cookie');
        expect(headers['cache-control']).toBe('no-cache');
      }
    });

    it('has a Vary header for caches', async () => {
      expect((await get('/', '')).headers['vary']).toContain('Cookie');
    });
  });

  it('contains the same site data as GraphQL', async () => {
    const { body } = await site.graphql<{ site: object }>(
      '{ site { __typename companyName companyPhone companyPhoneDisplay companyEmail languages states limitedSeatsBelow } }',
    );
    expect(factsIn((await site.get('/')).text).site).toMatchObject(body.data?.site ?? {});
  });

  it.each([
    '/booking-confirmation/7d1f9a52-8c53-4c1e-9d0f-2f3b5a6c7d8e',
    '/Booking-Confirmation/7d1f9a52-8c53-4c1e-9d0f-2f3b5a6c7d8e',
    '//booking-confirmation/7d1f9a52-8c53-4c1e-9d0f-2f3b5a6c7d8e',
    '/booking-confirmation//7d1f9a52-8c53-4c1e-9d0f-2f3b5a6c7d8e',
    '/booking-confirmation/7d1f9a52-8c53-4c1e-9d0f-2f3b5a6c7d8e///?lang=es',
    '/%62ooking%2dconfirmation/7d1f9a52-8c53-4c1e-9d0f-2f3b5a6c7d8e',
    '/booking-confirmation/a%2Fb',
    '/crew-bookings/7d1f9a52-8c53-4c1e-9d0f-2f3b5a6c7d8e?lang=es',
    '/waiting-list/7d1f9a52-8c53-4c1e-9d0f-2f3b5a6c7d8e',
    '/Seat-Offer/7d1f9a52-8c53-4c1e-9d0f-2f3b5a6c7d8e/',
    '/reset-password?token=secret',
    '/RESET-PASSWORD/?token=secret',
    '/confirm-email?token=secret',
    '/confirm%2Demail/',
    '/book/x/crew?offer=secret',
    '/login?lang=es&token=secret',
  ])('is neither cached nor indexed nor sent as referrer if its address is a secret: %s', async (path) => {
    const { headers } = await site.get(path);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    });
  });

  it.each(['/', '/booking-confirmation', '/book/x/crew', '/book/x/wait', '/book/reset-password', '/login'])(
    'may be cached and indexed otherwise: %s',
    async (path) => {
      const { headers } = await site.get(path);
      expect(headers['cache-control']).toBe('no-cache');
      expect(headers).not.toHaveProperty('x-robots-tag');
    },
  );

  it('is never served as the built index.html', async () => {
    const { status, text } = await site.get('/index.html');
    const isMadeReady = text.includes('<script type="application/json" id="site">');
    expect([status, isMadeReady]).not.toEqual([200, false]);
  });

  it.each([
    '/assets/missing-1234.js',
    '/robots.php',
    '/favicon.ico',
    '/../package.json',
    '/%2e%2e/package.json',
  ])('is not served for the missing file %s, which returns 404 in JSON', async (path) => {
    const answer = await site.get(path);
    expect(answer.status).toBe(404);
    expect(answer.body).toMatchObject({ code: 'NOT_FOUND' });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  describe('of an address that is no page and opened in a browser', () => {
    const accept = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
    const open = (path: string) => site.get(path, { headers: { accept } });

    it.each(['/nope', '/index.html', '/classes.html', '/foo.php', '/a.b'])(
      'is that of the browser, which goes home: %s',
      async (path) => {
        const { status, headers, text } = await open(path);
        expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
        expect(text).toContain('<script type="application/json" id="site">');
      },
    );

    it.each(['/%ff', '/%ff.html'])('is the home page where it cannot be decoded: %s', async (path) => {
      const { status, headers } = await open(path);
      expect([status, headers['location']]).toEqual([302, '/']);
    });

    it.each([
      ['/assets/missing-1234.js', 404],
      ['/assets/%ff', 400],
      ['/api/none.html', 404],
      ['/api/bookings/%ff', 400],
    ])('is not served for %s', async (path, expected) => {
      const { status, headers } = await open(path);
      expect([status, headers['content-type']]).toEqual([expected, 'application/json; charset=utf-8']);
    });
  });

  it('is not served to a POST', async () => {
    const answer = await site.send('POST', '/', {}, {});
    expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });

  describe('whose form is submitted without scripts', () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const send = (path: string, headers: Record<string, string> = form) =>
      site.send('POST', path, 'email=ana%40example.com&password=secret', { headers });

    it.each(['/', '/login', '/login?lang=es', '/book/some-id?from=a%20b'])(
      'redirects to itself at %s',
      async (path) => {
        const { status, headers } = await send(path);
        expect([status, headers['location'], headers['cache-control']]).toEqual([303, path, 'no-cache']);
      },
    );

    it('redirects to itself when the form has files', async () => {
      const { status } = await send('/login', { 'content-type': 'multipart/form-data; boundary=x' });
      expect(status).toBe(303);
    });

    it('is not cached if its address is a secret', async () => {
      const { status, headers } = await send('/reset-password?token=secret');
      expect([status, headers['cache-control']]).toEqual([303, 'no-store']);
    });

    it.each(['//elsewhere.example/a', '///elsewhere.example/a'])('stays on this site at %s', async (path) => {
      const { status, headers } = await send(path);
      expect([status, headers['location']]).toEqual([303, '/elsewhere.example/a']);
    });

    it.each(['/graphql', '/api/nothing', '/api/auth/login', '/assets/missing-1234.js'])(
      'is not served at %s',
      async (path) => {
        const { status, headers } = await send(path);
        expect([Math.floor(status / 100), headers['content-type']]).toEqual([
          4,
          'application/json; charset=utf-8',
        ]);
      },
    );
  });

  it('has hashed files that browsers cache for a year', async () => {
    const hashed = await site.get('/assets/app-4f2a9c1b.js');
    expect(hashed.status).toBe(200);
    expect(hashed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const other = await site.get('/favicon.svg');
    expect(other.status).toBe(200);
    expect(other.headers['cache-control']).toBe('no-cache');
  });

  it('has security headers, like every other response', async () => {
    const { id } = await makeClass(world);
    const paths = [
      '/',
      '/nothing.txt',
      '/assets/app-4f2a9c1b.js',
      '/api/nothing',
      `/api/class-instances/${id}`,
      '/graphql',
    ];
    for (const path of [...paths, '/health/live']) {
      const { headers } = await site.get(path);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-resource-policy': 'same-origin',
      });
      const policy = headers['content-security-policy'] ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("script-src 'self'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toMatch(/unsafe-|\*/);
      expect(headers).not.toHaveProperty('strict-transport-security');
    }
  });
});

describe('the page of a company whose name is a script', () => {
  const name = `</script><script>alert(1)</script><!-- & "quoted" ' \u2028`;
  const company = { ...parseConfig({ COMPANY_NAME: name }).company };
  const { site } = useSite('sqlite', { company }, { company });

  it('does not run it, and still contains the name', async () => {
    const { text } = await site.get('/');
    expect(text.match(/<script/g)).toHaveLength(1);
    expect(text).not.toContain('<!--');
    expect(factsIn(text).site.companyName).toContain('</script><script>alert(1)</script>');
  });
});

describe('the page behind TLS, of an API elsewhere', () => {
  const { site } = useSite(
    'sqlite',
    {},
    { publicUrl: 'https://classes.example.com', apiBaseUrl: 'https://api.example.com' },
  );

  it('sends HSTS and allows connections to the API in its CSP', async () => {
    const { headers, text } = await site.get('/');
    expect(headers['strict-transport-security']).toMatch(/^max-age=\d{7,}$/);
    expect(headers['content-security-policy']).toContain("connect-src 'self' https://api.example.com");
    expect(text).toContain('<meta name="api-base" content="https://api.example.com">');
  });
});

describe('the page of a company with custom colours', () => {
  const company = { ...COMPANY, brandPrimary: '#003366', brandPrimaryText: '#ffffff' };
  const { site } = useSite('sqlite', {}, { company });

  it('has them in its one inline style sheet, which the policy allows by its hash', async () => {
    const { headers, text } = await site.get('/');
    const style = /<style>([^<]*)<\/style>/.exec(text)?.[1] ?? '';
    expect(style).toContain('--brand-primary:#003366');
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`);
  });
});

describe('health', () => {
  const { site } = useSite('sqlite');

  it('is live and ready while it serves, and not ready before it stops', async () => {
    expect(await site.get('/health/live')).toMatchObject({ status: 200, body: { status: 'ok' } });
    expect(await site.get('/health/ready')).toMatchObject({ status: 200, body: { status: 'ok' } });
    site.isReady = false;
    expect(await site.get('/health/ready')).toMatchObject({ status: 503, body: { status: 'stopping' } });
    expect(await site.get('/health/live')).toMatchObject({ status: 200 });
    site.isReady = true;
  });
});
