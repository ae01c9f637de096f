import { bookSeats } from '../../testing/attendees.js';
import { CLASS_DAY, makeClass } from '../../testing/classes.js';
import { bookCrew } from '../../testing/crews.js';
import { insertOffer } from '../../testing/held-seats.js';
import { join, makeFullClass } from '../../testing/waiting.js';
import { DATABASES, useWorld } from '../../testing/world.js';
import { removeOldEntries } from '../waiting/old-entries.store.js';
import type { SearchResults } from './search.type.js';

describe.each(DATABASES)('the search of everything on %s', (kind) => {
  const world = useWorld(kind);
  const find = (text: string, first = 5): Promise<SearchResults> =>
    world.services.search.find(world.guest(), text, first);

  describe('for a person on a waiting list', () => {
    const waitingOf = async (text: string): Promise<string[]> =>
      (await find(text)).waitingPeople.map(({ lastName }) => lastName);

    it('finds them by name, email and phone in any format, newest first', async () => {
      const { id } = await makeFullClass(world);
      await join(world, id, { lastName: 'Ñuño Wu', phone: '+1 (801) 555-0117 ext. 4' }, 1);
      await join(world, id, { firstName: 'Wulf', lastName: 'Nunolet', phone: '801.555.0118' }, 2);
      const both = ['Nunolet', 'Ñuño Wu'];
      for (const text of ['nuno', 'luz.vega', '@example.com', 'wu', 'nu', '801-555', '555'])
        await expect(waitingOf(text)).resolves.toEqual(both);
      const phones = ['(801) 555-0117', '18015550117', '555-0117', '0117'];
      for (const text of ['luz nuno', 'Wu, Luz', 'lu wu', 'LUZ.VEGA1@', ...phones])
        await expect(waitingOf(text)).resolves.toContain('Ñuño Wu');
      for (const text of ['luz.vega1@', ...phones])
        await expect(waitingOf(text)).resolves.toEqual(['Ñuño Wu']);
      for (const text of ['801 555 9999', 'nuno olmos', 'ul', 'u', '%', '_'])
        await expect(waitingOf(text)).resolves.toEqual([]);
    });

    it('finds them by a part of a name with an apostrophe or a hyphen, and by all of it', async () => {
      const { id } = await makeFullClass(world);
      await join(world, id, { lastName: "O'Vega", email: 'jo-ann@example.com' }, 1);
      await join(world, id, { lastName: 'García-Li' }, 2);
      for (const text of ['luz ve', "o'vega", 'O’Vega', "o've", 'jo-ann@example.com'])
        await expect(waitingOf(text)).resolves.toEqual(["O'Vega"]);
      for (const text of ['luz li', 'garcia-li', 'García–Li', 'garcia li', 'cia-li'])
        await expect(waitingOf(text)).resolves.toEqual(['García-Li']);
      for (const text of ["'", '-', "o'olmos"]) await expect(waitingOf(text)).resolves.toEqual([]);
    });

    it('finds them by any text literally', async () => {
      const { id } = await makeFullClass(world);
      const names = [
        ['100%', '00%'],
        ['a_b c', 'a_b'],
        ['say "hi"', '"hi"'],
        ['back\\slash', 'k\\s'],
        ['🦺🦺🦺', '🦺🦺🦺'],
        ['NEAR(x*y)', 'near(x*'],
        ['one AND two', 'one and'],
        ['^col:umn', 'col:'],
      ] as const;
      await join(world, id, { lastName: 'Axb 1000 saying hello backs near xy column' });
      for (const [index, [lastName]] of names.entries()) await join(world, id, { lastName }, index + 2);
      for (const [lastName, text] of names) await expect(waitingOf(text)).resolves.toEqual([lastName]);
      for (const text of ['%%%', '___', '"""', '\\\\\\', "';--", 'x OR y', 'nea*', '🦺🦺x'])
        await expect(waitingOf(text)).resolves.toEqual([]);
    });

    it('returns the class, the seats and the state of each entry', async () => {
      const { id } = await makeFullClass(world, 2);
      const left = await join(world, id, { lastName: 'Gone' }, 1);
      await world.services.waitingLists.leave(world.guest(), left.id);
      await join(world, id, { lastName: 'Still', seats: 2 }, 2);
      const { waitingPeople } = await find('luz');
      expect(waitingPeople).toMatchObject([
        {
          lastName: 'Still',
          seats: 2,
          state: 'WAITING',
          hasDeclined: false,
          isWithdrawn: false,
          classInstance: { id, name: 'Forklift Operator', nameEs: 'Operador de montacargas' },
        },
        { lastName: 'Gone', state: 'LEFT' },
      ]);
    });

    it('tells offers that are open, declined, withdrawn and lapsed apart', async () => {
      const { id } = await makeFullClass(world);
      const hours = (count: number) => new Date(world.clock.now().getTime() + count * 3_600_000);
      for (const ending of ['declined', 'withdrawn', null] as const) {
        world.clock.passHours(1);
        await insertOffer(world, id, { seats: 1, expiresAt: hours(2), ending });
      }
      await insertOffer(world, id, { seats: 1, expiresAt: hours(-1) });
      const states = (await find('rosa vega')).waitingPeople.map(({ state, hasDeclined, isWithdrawn }) =>
        [state, hasDeclined, isWithdrawn].join(' '),
      );
      expect(states.toSorted()).toEqual([
        'OFFERED false false',
        'PASSED false false',
        'PASSED false true',
        'PASSED true false',
      ]);
    });

    it('finds them no longer once the entries of the class are removed, nor does its index', async () => {
      const old = await makeFullClass(world);
      const next = await makeClass(world, { maxAttendees: 1, days: [{ ...CLASS_DAY, date: '2027-06-01' }] });
      await join(world, old.id, { lastName: 'Olmos' }, 1);
      await bookSeats(world, next.id, 1);
      await join(world, next.id, { lastName: 'Prado' }, 2);
      const indexed = async (part: string): Promise<number> => {
        if (kind === 'postgres') return 0;
        const rows = await world.database.reader.query<unknown[]>(
          'SELECT rowid FROM waiting_list_entry_search WHERE waiting_list_entry_search MATCH ?',
          [`"${part}"`],
        );
        return rows.length;
      };
      if (kind === 'sqlite')
        await world.database.transaction(world.guest(), (manager) =>
          manager.query(
            `UPDATE search_mark SET indexed_to = (SELECT MAX(rowid) FROM waiting_list_entry)
             WHERE name = 'waiting_list_entry'`,
          ),
        );
      const isSqlite = Number(kind === 'sqlite');
      await expect(waitingOf('olmos')).resolves.toEqual(['Olmos']);
      await expect(indexed('olm')).resolves.toBe(isSqlite);
      await world.database.transaction(world.guest(), (manager) =>
        removeOldEntries(manager, new Date('2027-04-01')),
      );
      await expect(waitingOf('olmos')).resolves.toEqual([]);
      await expect(indexed('olm')).resolves.toBe(0);
      await expect(waitingOf('prado')).resolves.toEqual(['Prado']);
      await expect(indexed('pra')).resolves.toBe(isSqlite);
      // The next entry gets the row number of a removed one.
      await world.database.transaction(world.guest(), (manager) =>
        manager.query('DELETE FROM "waiting_list_entry"'),
      );
      await join(world, next.id, { lastName: 'Rivas' }, 3);
      await expect(waitingOf('rivas')).resolves.toEqual(['Rivas']);
      await expect(waitingOf('prado')).resolves.toEqual([]);
    });
  });

  describe('for a crew', () => {
    it('finds it by the contact, the company and the purchase order', async () => {
      const { id } = await makeClass(world);
      const { crew } = await bookCrew(world, id, 1);
      for (const text of [
        'elena vigil',
        'vigil conc',
        'elena.vigil@',
        '801 555 0161',
        'PO/2027-15',
        '2027-15',
      ])
        expect((await find(text)).crews.map((found) => found.id)).toEqual([crew.id]);
      for (const text of ['marta', '555-0162', 'PO/2027-16']) expect((await find(text)).crews).toEqual([]);
      expect((await find('vigil')).crews).toMatchObject([
        {
          firstName: 'Elena',
          companyName: 'Vigil Concrete',
          purchaseOrder: 'PO/2027-15',
          namedSeats: 1,
          unnamedSeats: 2,
          classInstance: { id, name: 'Forklift Operator' },
        },
      ]);
    });

    it('finds it by a purchase order that looks like a phone number', async () => {
      const { id } = await makeClass(world);
      await bookCrew(world, id, 0, { purchaseOrder: '450-01234' });
      for (const text of ['450-01234', '450-0', '01234']) expect((await find(text)).crews).toHaveLength(1);
    });
  });

  describe('for a contact message', () => {
    const send = (name: string, message: string) =>
      world.services.contact.send(world.guest(), {
        name,
        email: `${name.toLowerCase().replace(/\W+/g, '.')}@example.com`,
        phone: '(435) 555-0150',
        subject: 'other',
        message,
      });

    it('finds it by its sender but not by its text, newest first', async () => {
      const id = await send('Omar Diaz', 'For Granite Paving');
      world.clock.passHours(1);
      await send('Diaz Bros', 'Omar asks again');
      await world.services.contact.mark(world.guest(), { id, isHandled: true });
      const { contactMessages } = await find('diaz');
      expect(contactMessages).toMatchObject([
        { name: 'Diaz Bros', handledAt: null },
        { id, name: 'Omar Diaz', handledAt: world.clock.now() },
      ]);
      for (const text of ['omar', 'omar.diaz@', 'di om'])
        expect((await find(text)).contactMessages.map(({ name }) => name)).toEqual(['Omar Diaz']);
      expect((await find('435 555 0150')).contactMessages).toHaveLength(2);
      expect((await find('granite')).contactMessages).toEqual([]);
    });
  });

  it('finds each kind by a phone number with an extension', async () => {
    const { id } = await makeFullClass(world, 3);
    const person = {
      firstName: 'Eva',
      lastName: 'Ruiz',
      email: 'eva@example.com',
      phone: '(801) 555-0133 ext. 4',
    };
    await join(world, id, person);
    const open = await makeClass(world, { days: [{ ...CLASS_DAY, date: '2027-06-01' }] });
    await bookCrew(world, open.id, 0, { contact: person });
    await world.services.contact.send(world.guest(), {
      ...person,
      name: 'Eva',
      subject: 'other',
      message: 'Hola',
    });
    for (const text of ['801 555 0133 ext 4', '8015550133x4', '(801) 555-0133 ext. 4', '555-0133 #4']) {
      const { waitingPeople, crews, contactMessages } = await find(text);
      expect([text, waitingPeople.length, crews.length, contactMessages.length]).toEqual([text, 1, 1, 1]);
    }
  });

  it('returns the newest of each kind, indexed or not', async () => {
    const { id } = await makeFullClass(world);
    for (let index = 1; index <= 70; index += 1) await join(world, id, {}, index);
    const newest = [70, 69, 68].map((index) => `Vega ${index}`);
    expect((await find('luz vega', 3)).waitingPeople.map(({ lastName }) => lastName)).toEqual(newest);
    await expect(find('luz.vega7@')).resolves.toMatchObject({ waitingPeople: [{ lastName: 'Vega 7' }] });
  });
});
