import { makeClass } from '../../testing/classes.js';
import { makeVenue } from '../../testing/venues.js';
import { COMPANY, useWorld } from '../../testing/world.js';
import { nextDateBlocks, nextDateList } from './next-dates.letter.js';

const SENDER = { company: COMPANY, publicUrl: 'https://classes.example.com' };

describe('the next dates in a mail', () => {
  const world = useWorld('sqlite');

  it.each([
    [
      'en',
      'Monday, January 25 at 8:00 AM, Salt Lake Training Center, Salt Lake City, taught in English and Spanish',
    ],
    ['es', 'lunes 25 de enero a las 8:00 a.m., Centro de capacitación, Salt Lake City, en inglés y español'],
  ] as const)('contain in %s the localized venue name and the language', async (language, label) => {
    const { id: venueId } = await makeVenue(world, { nameEs: 'Centro de capacitación' });
    const { id, classType } = await makeClass(world, { venueId, language: 'bilingual' });
    const nextDates = await world.services.upcoming.nextDates(world.guest(), {
      id: '',
      classTypeId: classType.id,
    });
    expect(nextDateBlocks({ nextDates, language }, SENDER).slice(1)).toEqual([
      { kind: 'link', label, url: `https://classes.example.com/book/${id}?lang=${language}` },
    ]);
    expect(nextDateList({ nextDates, language }).slice(1)).toEqual([{ kind: 'text', text: `• ${label}` }]);
  });

  it('are replaced by a link to all classes if there are none', () => {
    expect(nextDateBlocks({ nextDates: [], language: 'es' }, SENDER)).toEqual([
      { kind: 'link', label: 'Ver las clases', url: 'https://classes.example.com/?lang=es' },
    ]);
  });
});
