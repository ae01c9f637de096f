import { linksTo, routeFiles, type Manifest } from './route-files.js';

const manifest: Manifest = {
  'index.html': {
    file: 'assets/index-1.js',
    isEntry: true,
    imports: ['_react-2.js'],
    css: ['assets/index-3.css'],
  },
  '_react-2.js': { file: 'assets/react-2.js' },
  'app/home/HomePage.tsx': {
    file: 'assets/HomePage-4.js',
    imports: ['_react-2.js', '_card-5.js', 'index.html'],
    css: ['assets/HomePage-6.css'],
  },
  '_card-5.js': { file: 'assets/card-5.js', imports: ['_card-5.js'] },
  'features/bookings/book/BookingPage.tsx': { file: 'assets/BookingPage-7.js' },
  'features/bookings/book/ClassUnavailable.tsx': {
    file: 'assets/ClassUnavailable-10.js',
    css: ['assets/ClassUnavailable-11.css'],
  },
  'i18n/es/payment-catalogue.ts': { file: 'assets/payment-catalogue-12.js' },
  'i18n/es/site-catalogue.ts': { file: 'assets/site-catalogue-8.js' },
  'i18n/es/home-catalogue.ts': { file: 'assets/home-catalogue-9.js' },
};

const filesIn = (links: string): string[] =>
  [...links.matchAll(/<link rel="(\w+)" crossorigin href="\/assets\/([\w.-]+)">/g)]
    .map(([, kind, file]) => `${kind} ${file}`)
    .sort();

describe('the links of an address', () => {
  const filesOf = routeFiles(manifest);
  const linksOf = (...address: Parameters<typeof filesOf.at>) => linksTo(filesOf.at(...address));

  it('include its page with imports and styles, but nothing that index.html already links', () => {
    expect(filesIn(linksOf('/', 'en'))).toEqual([
      'modulepreload HomePage-4.js',
      'modulepreload card-5.js',
      'stylesheet HomePage-6.css',
    ]);
  });

  it('include the catalogue of the language', () => {
    expect(filesIn(linksOf('/', 'es'))).toEqual([
      'modulepreload HomePage-4.js',
      'modulepreload card-5.js',
      'modulepreload home-catalogue-9.js',
      'modulepreload site-catalogue-8.js',
      'stylesheet HomePage-6.css',
    ]);
  });

  it('are the same for any parameters of the route', () => {
    expect(filesIn(linksOf('/book/7d1f9a52', 'en'))).toEqual(['modulepreload BookingPage-7.js']);
  });

  it('include the rendered part and its catalogue', () => {
    expect(filesIn(linksOf('/book/7d1f9a52', 'en', 'ClassUnavailable'))).toEqual([
      'modulepreload BookingPage-7.js',
      'modulepreload ClassUnavailable-10.js',
      'stylesheet ClassUnavailable-11.css',
    ]);
    expect(filesIn(linksOf('/book/7d1f9a52', 'es', 'ClassUnavailable'))).toContain(
      'modulepreload payment-catalogue-12.js',
    );
    expect(linksOf('/book/7d1f9a52', 'en', 'unheard-of')).toBe(linksOf('/book/7d1f9a52', 'en'));
  });

  it('are empty for an unlisted address and without a build', () => {
    expect(linksOf('/admin/dashboard', 'es')).toBe('');
    expect(routeFiles({}).at('/', 'es')).toEqual({ entry: [], page: [] });
  });
});
