import {
  interpolated,
  missingLanguages,
  placeholderIn,
  unknownPlaceholders,
  bodyFor,
} from './office-message.rules.js';

const VALUES = { firstName: 'Ana', class: 'Forklift', date: 'Monday', place: 'Hall 2' };

describe('an office message', () => {
  it('is filled in by placeholder names in both languages, however they are typed', () => {
    expect(interpolated('{first name}, {Class}: { date } {place}', VALUES)).toBe(
      'Ana, Forklift: Monday Hall 2',
    );
    expect(interpolated('{nombre}, {clase}: {fecha}, {SEDE}', VALUES)).toBe('Ana, Forklift: Monday, Hall 2');
  });

  it('is filled in by the placeholder name of an earlier version', () => {
    expect(interpolated('{lugar}', VALUES)).toBe('Hall 2');
    expect(unknownPlaceholders('{Lugar} {constructor}')).toEqual(['{constructor}']);
    expect(placeholderIn('place', 'es')).toBe('{sede}');
  });

  it('does not replace placeholders within values', () => {
    const firstName = '{place} $& $1';
    expect(interpolated('Hello {first name}', { ...VALUES, firstName })).toBe('Hello {place} $& $1');
  });

  it('reports each unknown placeholder once', () => {
    expect(unknownPlaceholders('{name} {first name} {price} {name} {}')).toEqual(['{name}', '{price}', '{}']);
    expect(unknownPlaceholders('a { lone brace, and }')).toEqual(['{ lone brace, and }']);
    expect(unknownPlaceholders('1 } 2 { 3')).toEqual([]);
  });

  it('has the placeholder names of each language', () => {
    expect(placeholderIn('firstName', 'en')).toBe('{first name}');
    expect(placeholderIn('firstName', 'es')).toBe('{nombre}');
  });

  it('requires the languages of its recipients', () => {
    const both = [{ language: 'en' as const }, { language: 'es' as const }];
    const en = { subject: 'Hello', text: 'Hello' };
    expect(missingLanguages(both, { en })).toEqual(['es']);
    expect(missingLanguages(both.slice(0, 1), { en })).toEqual([]);
    expect(missingLanguages([], {})).toEqual([]);
  });

  it('falls back to the language in which it was written', () => {
    const en = { subject: 'Hello', text: 'Hello' };
    expect(bodyFor({ en }, 'es')).toEqual({ ...en, language: 'en' });
    expect(bodyFor({}, 'es')).toBeNull();
  });
});
