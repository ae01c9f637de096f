import { IsNull } from 'typeorm';
import { attendee } from '../../../testing/attendees.js';
import { makeClass, makeClassType } from '../../../testing/classes.js';
import { BOOK_SEAT, LOGIN } from '../../../testing/operations.js';
import { OutboxMessageEntity } from '../../../platform/outbox/outbox-message.entity.js';
import { StatementLog } from '../../../testing/statement-log.js';
import { useSite, type Answer, type GraphQLBody } from '../../../testing/site-server.js';
import { ADMIN, DATABASES } from '../../../testing/world.js';
import { AccountEntity } from '../account.entity.js';
import { AccountLinkEntity } from '../links/account-link.entity.js';

const NEW = { password: 'nine slow desert trains', confirmPassword: 'nine slow desert trains' };
const REGISTER = `mutation ($input: RegisterInput!) { register(input: $input) { isAccepted } }`;
const REQUEST_RESET = `mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { isAccepted } }`;
const REQUEST_CONFIRMATION = `mutation ($input: RequestEmailConfirmationInput!) { requestEmailConfirmation(input: $input) { isAccepted } }`;
const RESET = `mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { isAccepted } }`;
const SECONDS_OF_A_LINK = 60 * 60;

describe.each(DATABASES)('a visitor without an account of their own, on %s,', (kind) => {
  const { site, world } = useSite(kind);
  let classTypeId: string;
  beforeEach(async () => {
    await world.makeAccount(ADMIN.email, ADMIN.password, 'admin');
    classTypeId = (await makeClassType(world)).id;
  });

  const register = (email: string, more: object = {}) =>
    site.graphql(REGISTER, { input: { firstName: 'Ana', lastName: 'Ruiz', email, ...NEW, ...more } });
  const forget = (email: string, more: object = {}) =>
    site.graphql(REQUEST_RESET, { input: { email, ...more } });

  const askAgain = (email: string) => site.graphql(REQUEST_CONFIRMATION, { input: { email } });
  const logIn = async (email: string) => {
    const { status, text } = await site.graphql(LOGIN, { input: { email, password: NEW.password } });
    return { status, text };
  };

  async function bookWithAccount(email: string): Promise<Answer<GraphQLBody<Record<string, object>>>> {
    const { id } = await makeClass(world, { classTypeId });
    const answer = await site.graphql<Record<string, object>>(BOOK_SEAT, {
      input: attendee(id, { email, createAccount: true, ...NEW }),
    });
    // The values that differ between any two bookings.
    const own = /"(id|classTypeId|confirmationNumber|email)":"[^"]+"/g;
    return { ...answer, text: answer.text.replace(own, '"$1"') };
  }

  it.each([
    ['registers', register],
    ['registers with a password that will not do', (email: string) => register(email, { password: 'short' })],
    ['asks for a new password', forget],
    ['asks for another link to confirm', askAgain],
    ['asks for one in a language that is none', (email: string) => forget(email, { language: 'fr' })],
    ['logs in', (email: string) => site.graphql(LOGIN, { input: { email, password: 'not the password' } })],
    ['books a seat with an account', bookWithAccount],
  ])('gets identical responses whether or not an email has an account: %s', async (_what, ask) => {
    const known = await ask(ADMIN.email);
    const unknown = await ask('somebody.new@example.com');
    const unconfirmed = await ask('somebody.new@example.com');
    expect(unknown.text).toBe(known.text);
    expect(unknown.status).toBe(known.status);
    expect(unconfirmed.text).toBe(known.text);
    const { id } = await world.stored(AccountEntity).findOneByOrFail({ email: ADMIN.email });
    expect(known.text).not.toContain(id);
  });

  it.each([
    ['registering', register],
    ['booking', bookWithAccount],
  ])('cannot detect an account by %s and logging in with that password', async (_what, ask) => {
    const outcomes = [];
    for (const email of [ADMIN.email, 'somebody.new@example.com', 'somebody.new@example.com']) {
      await ask(email);
      outcomes.push(await logIn(email));
    }
    expect(outcomes[1]).toEqual(outcomes[0]);
    expect(outcomes[2]).toEqual(outcomes[0]);
    expect(outcomes[0]?.text).toContain('UNAUTHENTICATED');
  });

  it('causes the same rows to be written for an email without an account, which grant nothing', async () => {
    const rowsOf = async (ask: () => Promise<unknown>): Promise<number> => {
      const count = async () => Object.values(await world.everyRow()).flat().length;
      const before = await count();
      await ask();
      return (await count()) - before;
    };
    expect(await rowsOf(() => forget('somebody.new@example.com'))).toBe(3);
    const { id } = await world.stored(AccountLinkEntity).findOneByOrFail({ accountId: IsNull() });
    expect(await rowsOf(() => forget(ADMIN.email))).toBe(3);
    await expect(world.services.accountLinks.tokenOf(world.guest(), 'password', id)).resolves.toBeNull();
    const token = world.services.accountLinks.sign('password', id);
    const { body } = await site.graphql(RESET, { input: { ...NEW, token } });
    expect(body.errors?.[0]?.extensions.fields).toHaveProperty('token');
  });

  it('can use a mailed link until a second before it expires, but not a second after', async () => {
    const asked = world.clock.now().getTime();
    const useAfter = async (seconds: number): Promise<unknown> => {
      world.clock.moveTo(new Date(asked));
      await forget(ADMIN.email);
      const { id } = await world.stored(AccountLinkEntity).findOneByOrFail({ usedAt: IsNull() });
      world.clock.moveTo(new Date(asked + seconds * 1000));
      const { body } = await site.graphql(RESET, {
        input: { ...NEW, token: world.services.accountLinks.sign('password', id) },
      });
      return body.errors?.[0]?.extensions.fields ?? body.data;
    };
    await expect(useAfter(SECONDS_OF_A_LINK - 1)).resolves.toEqual({ resetPassword: { isAccepted: true } });
    await expect(useAfter(SECONDS_OF_A_LINK)).resolves.toEqual({
      token: 'This link has expired or was already used. Ask for a new one.',
    });
  });
});

describe('the statements of a request about an account', () => {
  const { site, world } = useSite('postgres');

  it.each([
    ['register', REGISTER, { firstName: 'Ana', lastName: 'Ruiz', ...NEW }],
    ['another link', REQUEST_CONFIRMATION, {}],
    ['a new password', REQUEST_RESET, {}],
  ])(
    'are the same number for an unknown, an unconfirmed and a confirmed email: %s',
    async (_what, query, more) => {
      await world.makeAccount(ADMIN.email, ADMIN.password, 'admin');
      await site.graphql(REGISTER, {
        input: { firstName: 'Ana', lastName: 'Ruiz', email: 'waits@example.com', ...NEW },
      });
      const log = StatementLog.of(world.database.reader);
      const counts = [];
      for (const email of [ADMIN.email, 'waits@example.com', 'somebody.new@example.com'])
        counts.push(await log.count(() => site.graphql(query, { input: { email, ...more } })));
      expect(new Set(counts).size).toBe(1);
      expect(counts[0]).toBeGreaterThan(3);
    },
  );
});

describe('with rate limits, a visitor who requests mails', () => {
  const { site, world } = useSite('sqlite', { rateLimits: true });

  it('gets ten an hour, registrations included, with the same response whether or not the email has an account', async () => {
    await world.makeAccount(ADMIN.email, ADMIN.password, 'admin');
    const forget = (email: string) => site.graphql(REQUEST_RESET, { input: { email } });
    const codeOf = ({ body }: Answer<GraphQLBody<object>>) => body.errors?.[0]?.extensions.code;
    for (let count = 0; count < 5; count += 1) {
      expect(codeOf(await forget(ADMIN.email))).toBeUndefined();
      const input = { firstName: 'Ana', lastName: 'Ruiz', email: `ana${count}@example.com`, ...NEW };
      expect(codeOf(await site.graphql(REGISTER, { input }))).toBeUndefined();
    }
    for (const email of [ADMIN.email, 'nobody@example.com']) {
      expect(codeOf(await forget(email))).toBe('RATE_LIMITED');
    }
  });

  it.each(['nobody@example.com', 'known@example.com', 'waits@example.com'])(
    'causes at most five mails an hour of a kind to %s, without a different response',
    async (email) => {
      await world.makeAccount('known@example.com', ADMIN.password, 'client');
      const { registrations, passwords } = world.services;
      const person = { email, firstName: 'Ana', lastName: 'Ruiz', ...NEW };
      for (let address = 1; address <= 6; address += 1) {
        const ctx = world.guest({ address: `198.51.100.${address}` });
        await registrations.register(ctx, person);
        await registrations.requestConfirmation(ctx, { email: email.toUpperCase() });
        await passwords.requestReset(ctx, { email });
      }
      const queued = await world.stored(OutboxMessageEntity).find();
      expect(queued).toHaveLength(18);
      const sent = queued.filter(({ recipient }) => recipient.toLowerCase() === email);
      const resets = Array<string>(5).fill('account.passwordReset');
      // Of the five, those with content are sent.
      expect(sent.map(({ template }) => template).toSorted()).toEqual(
        email === 'known@example.com'
          ? [...Array<string>(3).fill('account.exists'), ...resets]
          : [...Array<string>(5).fill('account.confirmation'), ...resets],
      );
      const unsent = queued.filter((message) => !sent.includes(message));
      for (const { payload, template } of unsent) {
        expect(template).not.toBe('account.exists');
        const links = Object.values(JSON.parse(payload) as Record<string, string>);
        for (const purpose of ['password', 'confirmation'] as const)
          await expect(
            world.services.accountLinks.tokenOf(world.guest(), purpose, String(links[0])),
          ).resolves.toBeNull();
      }
    },
  );

  it.each(['owner@example.com', 'newcomer@example.com'])(
    'cannot prevent the owner of %s from resetting the password by registering the email',
    async (email) => {
      await world.makeAccount('owner@example.com', ADMIN.password, 'client');
      const { registrations, passwords } = world.services;
      for (let address = 1; address <= 9; address += 1)
        await registrations.register(world.guest({ address: `198.51.101.${address}` }), {
          email,
          firstName: 'Ana',
          lastName: 'Ruiz',
          ...NEW,
        });
      await passwords.requestReset(world.guest({ address: '198.51.102.1' }), { email });
      const mail = { recipient: email, template: 'account.passwordReset' } as const;
      await expect(world.stored(OutboxMessageEntity).countBy(mail)).resolves.toBe(1);
    },
  );
});
