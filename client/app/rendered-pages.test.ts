import { bookingPageResponse, classId } from '../features/bookings/testing/sample-responses';
import { renderedPageAt } from './rendered-pages';

describe('the description of a rendered page', () => {
  const descriptionOf = (path: string, results: readonly object[], language: 'en' | 'es') =>
    renderedPageAt(path, '')?.description?.(results, language);

  it.each([
    ['en', 'OSHA 10-Hour Construction: Friday, December 11, 2099, Training yard, West Valley City, UT'],
    [
      'es',
      'OSHA 10 horas, construcción: viernes 11 de diciembre de 2099, Patio de capacitación, West Valley City, UT',
    ],
  ] as const)('of a class contains the class type, the first day and the venue, in %s', (language, text) => {
    expect(descriptionOf(`/book/${classId}`, [bookingPageResponse()], language)).toBe(text);
  });

  it('is the site’s if the class does not exist', () => {
    expect(descriptionOf(`/book/${classId}`, [bookingPageResponse(null)], 'en')).toBeUndefined();
    expect(descriptionOf('/', [], 'en')).toBeUndefined();
  });
});
