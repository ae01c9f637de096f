import { fc } from '../../../testing/fast-check.js';
import { STATES, ZIP_PATTERN, formatAddress, isState, parseAddress } from './address.rules.js';

const yard = {
  street1: '2155 S Quarry Road',
  street2: 'Suite 4',
  city: 'West Valley City',
  state: 'UT',
  zip: '84119',
} as const;
const yardLine = '2155 S Quarry Road, Suite 4, West Valley City, UT 84119';

describe('formatAddress', () => {
  it('formats an address as one string', () => {
    expect(formatAddress(yard)).toBe(yardLine);
  });

  it.each([undefined, null, '', '  '])('omits a missing second street line (%j)', (street2) => {
    expect(formatAddress({ ...yard, street2 })).toBe('2155 S Quarry Road, West Valley City, UT 84119');
  });
});

describe('parseAddress', () => {
  it('returns the parts of an address string', () => {
    expect(parseAddress(yardLine)).toEqual(yard);
  });

  it('returns null for a missing second street line', () => {
    expect(parseAddress('305 Yellow Creek Spur, Evanston, WY 82930-4410')).toEqual({
      street1: '305 Yellow Creek Spur',
      street2: null,
      city: 'Evanston',
      state: 'WY',
      zip: '82930-4410',
    });
  });

  it.each([
    ['lower case state', '2155 S Quarry Road, Suite 4, West Valley City, ut 84119'],
    ['no comma before the state', '2155 S Quarry Road, Suite 4, West Valley City UT 84119'],
    ['a comma before the ZIP', '2155 S Quarry Road, Suite 4, West Valley City, UT, 84119'],
    ['lines instead of commas', '2155 S Quarry Road\r\nSuite 4\r\nWest Valley City, UT 84119\n'],
    ['untidy spaces and commas', ' 2155  S Quarry Road ,, Suite 4,West Valley City ,UT   84119, '],
  ])('accepts %s', (_case, text) => {
    expect(parseAddress(text)).toEqual(yard);
  });

  it('puts every line between street and city into the second street line', () => {
    expect(parseAddress('1725 S Foundry Loop, Building C, Room 4, Provo, UT 84606')).toMatchObject({
      street1: '1725 S Foundry Loop',
      street2: 'Building C, Room 4',
      city: 'Provo',
    });
  });

  it.each([
    ['nothing', ''],
    ['no ZIP', '2155 S Quarry Road, West Valley City, UT'],
    ['a ZIP of four digits', '2155 S Quarry Road, West Valley City, UT 8411'],
    ['a ZIP of six digits', '2155 S Quarry Road, West Valley City, UT 841190'],
    ['an unfinished ZIP+4', '2155 S Quarry Road, West Valley City, UT 84119-12'],
    ['a state where no class takes place', '12 Main Street, Houston, TX 77002'],
    ['no state', '2155 S Quarry Road, West Valley City 84119'],
    ['a state inside a word', '2155 S Quarry Road, Somewhere, QUT 84119'],
    ['no city', '2155 S Quarry Road, UT 84119'],
    ['state and ZIP alone', 'UT 84119'],
  ])('returns null for %s', (_case, text) => {
    expect(parseAddress(text)).toBeNull();
  });

  it('inverts formatAddress for any parts', () => {
    const part = fc
      .stringMatching(/^[\p{L}\p{N}#.'’/-]+(?: [\p{L}\p{N}#.'’/-]+){0,4}$/u)
      .filter((text) => text.trim() === text);
    const address = fc.record({
      street1: part,
      street2: fc.oneof(
        fc.constant(null),
        part,
        fc.tuple(part, part).map((parts) => parts.join(', ')),
      ),
      city: part,
      state: fc.constantFrom(...STATES),
      zip: fc.stringMatching(ZIP_PATTERN),
    });
    fc.assert(
      fc.property(address, (parts) => {
        expect(parseAddress(formatAddress(parts))).toEqual(parts);
      }),
    );
  });

  it('returns null or an address for any text, and never throws', () => {
    const tail = fc.constantFrom('', ', UT 84119', ' NV 89002-0001', ', ID, 83401', ', TX 77002');
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), tail, (text, end) => {
        const parts = parseAddress(text + end);
        expect(parts === null || isState(parts.state)).toBe(true);
      }),
    );
  });

  it('finds an address in untidy text, and the same one in its formatted result', () => {
    const anything = fc.string({ unit: 'binary' });
    const gap = fc.constantFrom(',', '\n', '\r\n', ' , ', ',,', ',\n ');
    const end = fc.constantFrom(', UT 84119', ' nv 89002-0001', ',ID, 83401 ', '\nWY   82930');
    fc.assert(
      fc.property(anything, gap, anything, gap, end, (street, first, more, second, stateAndZip) => {
        const parts = parseAddress(`12 ${street}${first}${more}${second}Ogden${stateAndZip}`);
        expect(parts?.street1).toMatch(/^12\b/);
        expect(parts?.city).toBe('Ogden');
        expect(parts && parseAddress(formatAddress(parts))).toEqual(parts);
      }),
    );
  });
});

describe('isState', () => {
  it('accepts the six states and nothing else', () => {
    expect(['UT', 'ID', 'WY', 'CO', 'NV', 'AZ'].every(isState)).toBe(true);
    expect(['ut', 'TX', '', 'UTAH'].some(isState)).toBe(false);
  });
});
