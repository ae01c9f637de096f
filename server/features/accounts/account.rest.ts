import { one } from '../../platform/rest/response.js';
import { RestBody, type Input } from '../../platform/rest/rest-input.js';
import { routeMaker } from '../../platform/rest/route.js';
import { isRecord } from '../../platform/validation/is-record.js';
import type { AccountService } from './account.service.js';
import { LoginInput } from './login.input.js';
import { SESSION } from './session.json.js';

const { routeWith } = routeMaker<{ accounts: AccountService }>('Accounts');

const ANY_TYPE = { isNullable: true, parse: (sent: unknown) => (typeof sent === 'string' ? sent : '') };
const BODY = new RestBody(
  LoginInput,
  { login: { email: 'ana.ruiz@example.com', password: 'seven blue river stones' } },
  { email: ANY_TYPE, password: ANY_TYPE },
  {
    description:
      'Whatever is left out, empty, too long or of another type fails as what is wrong does, with 401.',
  },
);

/** Any JSON value is treated as a log-in attempt. */
const LOGIN: Input<LoginInput> = {
  document: BODY.document,
  read: (request) => BODY.read({ ...request, body: isRecord(request.body) ? request.body : {} }),
};

export const accountRoutes = [
  routeWith(LOGIN, {
    at: 'POST /auth/login',
    access: 'guest',
    id: 'logIn',
    summary: 'Logs in. An unknown account and a wrong password are answered alike.',
    problems: ['UNAUTHENTICATED', 'RATE_LIMITED'],
    response: one(SESSION, 'The bearer token, good for eight hours, and whose it is.'),
    call: ({ accounts }, ctx, { input }) => accounts.login(ctx, input),
  }),
];
