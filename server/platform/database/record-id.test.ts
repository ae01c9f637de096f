import { keyScopeOf, newRecordId } from './record-id.js';

const UUID = /^[\da-f]{8}-[\da-f]{4}-[48][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
const admin = (accountId: string) => ({ viewer: { role: 'admin', accountId } as const });
const CLIENT = { viewer: { role: 'client', accountId: 'a' } as const };
const GUEST = { viewer: { role: 'guest' } as const };

describe('the id of a new record', () => {
  it('is a random UUID without an idempotency key', () => {
    const [one, other] = [newRecordId(GUEST, 'student', undefined), newRecordId(GUEST, 'student', undefined)];
    expect(one).toMatch(UUID);
    expect(other).toMatch(UUID);
    expect(other).not.toBe(one);
  });

  it('is the same UUID for the same key', () => {
    const id = newRecordId(admin('a'), 'student', 'key');
    expect(id).toMatch(UUID);
    expect(newRecordId(admin('a'), 'student', 'key')).toBe(id);
    expect(newRecordId(admin('a'), 'student', 'key', 0)).toBe(id);
  });

  it.each([
    ['account', newRecordId(admin('b'), 'student', 'key')],
    ['kind', newRecordId(admin('a'), 'venue', 'key')],
    ['key', newRecordId(admin('a'), 'student', 'Key')],
    ['index', newRecordId(admin('a'), 'student', 'key', 1)],
    ['division into parts', newRecordId(admin('a'), 'studen', 'tkey')],
  ])('differs with another %s', (_what, id) => {
    expect(id).not.toBe(newRecordId(admin('a'), 'student', 'key'));
  });

  it('has one scope for everybody who is not of the office', () => {
    expect(keyScopeOf(GUEST)).toBe('guest');
    expect(keyScopeOf(CLIENT)).toBe('guest');
    expect(keyScopeOf(admin('a'))).toBe('a');
  });
});
