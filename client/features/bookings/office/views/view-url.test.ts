import { viewParametersOf } from './view-url';

it.each([
  [
    'bookings',
    'attendance=absent&city=Provo&classFrom=2026-11-01&classId=c0&classTo=2026-11-30&company=Wasatch&crewId=w0' +
      '&from=2026-10-01&language=es&payment=paid&q=Rosa&sort=name&status=confirmed&to=2026-10-31',
  ],
  ['students', 'company=Wasatch&q=Rosa&sort=-email'],
] as const)('keeps every filter of the %s in a view, without the page and the open form', (page, view) => {
  const others = new URLSearchParams(`new=student&page=2&after=x&${view}&studentSort=email&unknown=1`);
  expect(viewParametersOf(page, others)).toBe(view);
});
