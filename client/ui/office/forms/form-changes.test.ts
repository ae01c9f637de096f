import { withMyChanges } from './form-changes';

const before = {
  name: 'Hall',
  notes: '',
  'address.city': 'Ogden',
  'address.zip': '84401',
  venue: 'Yard',
  venueId: 'v1',
};
const form = {
  names: Object.keys(before) as (keyof typeof before)[],
  together: [['venue', 'venueId'] as const],
};

describe('two edits of one record', () => {
  it('are both kept', () => {
    const merged = withMyChanges(
      form,
      before,
      { ...before, name: 'Big Hall' },
      { ...before, notes: 'Gate 3' },
    );
    expect(merged).toEqual({ ...before, name: 'Big Hall', notes: 'Gate 3' });
  });

  it('of the same field result in the one of this form', () => {
    const merged = withMyChanges(form, before, { ...before, name: 'Big Hall' }, { ...before, name: 'Annex' });
    expect(merged).toEqual({ ...before, name: 'Annex' });
  });

  it('do not mix two addresses', () => {
    const theirs = { ...before, 'address.city': 'Provo', 'address.zip': '84601' };
    const merged = withMyChanges(form, before, theirs, { ...before, 'address.zip': '84403' });
    expect(merged).toEqual({ ...before, 'address.zip': '84403' });
  });

  it('do not mix two venues', () => {
    const theirs = { ...before, venue: 'Annex', venueId: 'v2' };
    const merged = withMyChanges(form, before, theirs, { ...before, venue: 'Our yard' });
    expect(merged).toEqual({ ...before, venue: 'Our yard' });
  });

  it('keep a list with fewer entries than in the other version', () => {
    const day = (index: number, date: string) => ({ [`days.${index}`]: date });
    const two: Record<string, string> = { ...day(0, '2027-01-11'), ...day(1, '2027-01-12') };
    const days = { names: ['days.0', 'days.1', 'days.2'] };
    const merged = withMyChanges(days, two, { ...two, ...day(2, '2027-01-13') }, day(0, '2027-01-11'));
    expect(merged).toEqual(day(0, '2027-01-11'));
  });
});
