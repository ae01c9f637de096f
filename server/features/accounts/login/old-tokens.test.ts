import { generateKeyPairSync } from 'node:crypto';
import jwt from 'jsonwebtoken';
import type { RequestContext } from '../../../platform/context/request-context.js';
import { newestLink } from '../../../testing/account-links.js';
import { ME } from '../../../testing/operations.js';
import { useSite } from '../../../testing/site-server.js';
import { ADMIN, DATABASES, JWT_SECRET } from '../../../testing/world.js';
import { AccountEntity } from '../account.entity.js';

const OTHER = 'vera@ridgeline.example';
const NEW = { password: 'nine slow desert trains', confirmPassword: 'nine slow desert trains' };
const CHANGE_PASSWORD = `mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { token } }`;
const REQUEST_RESET = `mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { isAccepted } }`;
const RESET = `mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { isAccepted } }`;
const LOG_OUT_EVERYWHERE = `mutation { logOutEverywhere { isAccepted } }`;

describe.each(DATABASES)('a token on %s, for REST and GraphQL,', (kind) => {
  const { site, world } = useSite(kind);

  /** The responses of both transports to an admin call with the token. */
  async function worth(token: string): Promise<unknown[]> {
    const rest = await site.rest('GET', '/students', undefined, { token });
    const graphql = await site.graphql('{ students { totalCount } }', {}, { token });
    const me = await site.graphql(ME, {}, { token });
    const code = graphql.body.errors?.[0]?.extensions.code;
    return [rest.status, rest.status === 200 ? undefined : rest.body.code, code, me.body.data?.me === null];
  }
  const GOOD = [200, undefined, undefined, false];
  const NONE = [401, 'UNAUTHENTICATED', 'UNAUTHENTICATED', true];

  async function mailedToken(): Promise<string> {
    await site.graphql(REQUEST_RESET, { input: { email: ADMIN.email } });
    return newestLink(world, 'password');
  }

  /** A change of the account by another admin. */
  async function asOther(
    change: (ctx: RequestContext, versionedId: { id: string; version: number }) => Promise<unknown>,
  ): Promise<void> {
    await world.makeAccount(OTHER, ADMIN.password, 'admin');
    const [account, other] = [
      await world.stored(AccountEntity).findOneByOrFail({ email: ADMIN.email }),
      await world.stored(AccountEntity).findOneByOrFail({ email: OTHER }),
    ];
    await change(world.office(other.id), account);
  }

  const passHours = (hours: number): Promise<void> => {
    world.clock.passHours(hours);
    return Promise.resolve();
  };

  const ends: [string, (token: string) => Promise<unknown>][] = [
    [
      'the password is changed',
      (token) =>
        site.graphql(CHANGE_PASSWORD, { input: { ...NEW, currentPassword: ADMIN.password } }, { token }),
    ],
    [
      'the password is reset by the mailed link',
      async () => site.graphql(RESET, { input: { ...NEW, token: await mailedToken() } }),
    ],
    ['the role is changed', () => world.services.adminGrants.grantAdmin(world.guest(), ADMIN.email)],
    [
      'the office disables the account',
      () => asOther((ctx, versionedId) => world.services.users.disable(ctx, versionedId)),
    ],
    [
      'the office ends its log-ins',
      () => asOther((ctx, versionedId) => world.services.users.endSessions(ctx, versionedId)),
    ],
    ['its owner logs out everywhere', (token) => site.graphql(LOG_OUT_EVERYWHERE, {}, { token })],
    [
      'the account is deleted',
      () =>
        world.database.transaction(world.guest(), (manager) =>
          manager.delete(AccountEntity, { email: ADMIN.email }),
        ),
    ],
    ['eight hours have passed', () => passHours(8)],
    ['the clock is before its beginning', () => passHours(-1)],
  ];

  it('is valid on a server whose clock is a few seconds behind', async () => {
    const token = await world.adminToken();
    await passHours(-3 / 3600);
    expect(await worth(token)).toEqual(GOOD);
  });

  it.each(ends)('is invalid once %s', async (_what, end) => {
    const token = await world.adminToken();
    expect(await worth(token)).toEqual(GOOD);
    await end(token);
    expect(await worth(token)).toEqual(NONE);
  });

  it('is invalid for a request whose body arrives after the session has ended', async () => {
    const token = await world.adminToken();
    const viewerOf = jest.spyOn(world.services.accounts, 'viewerOf');
    const body = new TransformStream<Uint8Array, Uint8Array>();
    const writer = body.writable.getWriter();
    const response = fetch(`${site.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: body.readable,
      duplex: 'half',
    });
    const [start, rest] = ['{"query":', JSON.stringify('{ students { totalCount } }') + '}'];
    await writer.write(new TextEncoder().encode(start));
    while (viewerOf.mock.results.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    await expect(viewerOf.mock.results[0]?.value).resolves.toMatchObject({ role: 'admin' });
    await asOther((ctx, versionedId) => world.services.users.disable(ctx, versionedId));
    await writer.write(new TextEncoder().encode(rest));
    await writer.close();
    const { errors } = (await (await response).json()) as { errors?: { extensions: { code: string } }[] };
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['UNAUTHENTICATED']);
  });

  it('is checked once for a request that arrives whole', async () => {
    const token = await world.adminToken();
    const viewerOf = jest.spyOn(world.services.accounts, 'viewerOf');
    const { body } = await site.graphql(ME, {}, { token });
    expect(body.data?.me).not.toBeNull();
    expect(viewerOf).toHaveBeenCalledTimes(1);
  });

  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const forgeries: [string, Record<string, unknown>, jwt.SignOptions?, jwt.Secret?][] = [
    ['without a signature', {}, { algorithm: 'none' }, ''],
    ['signed as RS256', {}, { algorithm: 'RS256' }, privateKey],
    ['signed as HS512 with the right key', {}, { algorithm: 'HS512' }],
    ['signed with another key', {}, {}, 'a secret of somebody else, long enough too'],
    ['for another audience', { aud: 'somewhere-else' }],
    ['of another issuer', { iss: 'somebody-else' }],
    ['of an older version', { ver: 0 }],
    ['of a later version', { ver: 2 }],
    ['of nobody', { sub: '7d1f9a52-8c53-4c1e-9d0f-2f3b5a6c7d8e' }],
    ['of an account that PostgreSQL cannot look up', { sub: '7d1f9a52\u00008c53' }],
  ];

  it.each(forgeries)('is invalid %s', async (_what, changes, options = {}, key = JWT_SECRET) => {
    const claims = jwt.decode(await world.adminToken());
    if (typeof claims !== 'object' || claims === null) throw new Error('the token has no claims');
    const sign = (wrong: object, how: jwt.SignOptions, secret: jwt.Secret): string =>
      jwt.sign({ ...claims, ...wrong }, secret, { algorithm: 'HS256', ...how });
    expect(await worth(sign({}, {}, JWT_SECRET))).toEqual(GOOD);
    expect(await worth(sign(changes, options, key))).toEqual(NONE);
  });
});
