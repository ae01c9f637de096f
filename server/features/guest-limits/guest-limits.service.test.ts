import { useWorld } from '../../testing/world.js';
import { countersOf } from '../../platform/throttle/counters.js';
import { Throttle } from '../../platform/throttle/throttle.js';
import { GuestLimits, type GuestCall } from './guest-limits.service.js';

const RATE_LIMITED = { code: 'RATE_LIMITED' };

describe('the limits of guests', () => {
  const world = useWorld('sqlite');

  function caller(points: { tries?: number; perAddress?: number; perPerson?: number }) {
    const throttle = (name: string, most = 100): Throttle =>
      new Throttle({ name, points: most, seconds: 3600 }, countersOf(world.database));
    const limits = new GuestLimits({
      tries: throttle('tries', points.tries),
      perAddress: throttle('perAddress', points.perAddress),
      perPerson: throttle('perPerson', points.perPerson),
      disclosures: throttle('disclosures'),
      newEmails: throttle('newEmails'),
      company: { phoneDisplay: '(801) 555-0142' },
    });
    return (call: GuestCall) =>
      limits.counted(
        world.guest(),
        call,
        () => Promise.resolve('done'),
        () => true,
      );
  }

  it('count a try for each person whom a call may find, or each seat', async () => {
    const call = caller({ tries: 11 });
    await call({ emails: [], seats: 0, persons: 5 });
    await call({ emails: [], seats: 5 });
    await expect(call({ emails: [], seats: 0, persons: 2 })).rejects.toMatchObject(RATE_LIMITED);
    await expect(call({ emails: [] })).resolves.toBe('done');
  });

  it('take nothing from the address for a call that the limit of the person refuses', async () => {
    const call = caller({ perAddress: 2, perPerson: 1 });
    await call({ emails: ['ana@example.com'] });
    await expect(call({ emails: ['ana@example.com'] })).rejects.toMatchObject(RATE_LIMITED);
    await expect(call({ emails: ['eva@example.com'] })).resolves.toBe('done');
    await expect(call({ emails: ['luz@example.com'] })).rejects.toMatchObject(RATE_LIMITED);
  });
});
