import { copyDraft, readDraft, removeDraft, writeDraft, type BookingDraft } from './booking-draft';
import { filledValues } from '../testing/filled-values';

const draft: BookingDraft = {
  values: filledValues,
  attempt: { key: 'k1', fingerprint: 'f1', unanswered: true },
};

beforeEach(() => sessionStorage.clear());

describe('the draft of a booking', () => {
  it('is restored unchanged, separately for each class', () => {
    writeDraft('a', draft);
    expect(readDraft('a')).toEqual(draft);
    expect(readDraft('b')).toBeNull();
  });

  it('never contains a password', () => {
    writeDraft('a', {
      ...draft,
      values: { ...filledValues, password: 'hunter22', confirmPassword: 'hunter22' },
    });
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('hunter22');
    expect(readDraft('a')?.values).toMatchObject({ password: '', confirmPassword: '' });
  });

  it('is missing after it was removed', () => {
    writeDraft('a', draft);
    removeDraft('a');
    expect(readDraft('a')).toBeNull();
  });

  it('is copied to another date without the key', () => {
    writeDraft('a', draft);
    copyDraft('a', 'b');
    expect(readDraft('b')).toEqual({ values: filledValues, attempt: null });
    expect(readDraft('a')).toEqual(draft);
  });

  it('does not replace the draft of another date if there is nothing to copy', () => {
    writeDraft('b', draft);
    copyDraft('a', 'b');
    expect(readDraft('b')).toEqual(draft);
  });

  it.each([
    ['no JSON', '{"values":'],
    ['null', 'null'],
    ['a list', '[]'],
    ['no values', '{"attempt":null}'],
    ['a number for a name', JSON.stringify({ values: { ...filledValues, firstName: 7 }, attempt: null })],
    [
      'a text for a tick',
      JSON.stringify({ values: { ...filledValues, agreeToTerms: 'yes' }, attempt: null }),
    ],
    ['a missing field', JSON.stringify({ values: { ...filledValues, email: undefined }, attempt: null })],
    [
      'the names of an earlier form',
      JSON.stringify({
        values: {
          ...filledValues,
          companyName: undefined,
          textNotifications: undefined,
          agreeToTerms: undefined,
          company: '',
          smsOptIn: false,
          terms: true,
        },
        attempt: null,
      }),
    ],
  ])('is ignored if it contains %s', (_what, text) => {
    sessionStorage.setItem('booking-draft:a', text);
    expect(readDraft('a')).toBeNull();
  });

  it('keeps the values if only the attempt is invalid', () => {
    sessionStorage.setItem('booking-draft:a', JSON.stringify({ values: filledValues, attempt: { key: 1 } }));
    expect(readDraft('a')).toEqual({ values: filledValues, attempt: null });
  });

  it('does not fail if the browser blocks storage', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse);
    expect(readDraft('a')).toBeNull();
    expect(() => {
      writeDraft('a', draft);
      removeDraft('a');
      copyDraft('a', 'b');
    }).not.toThrow();
  });
});
