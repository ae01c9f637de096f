import { one } from '../../../platform/rest/response.js';
import { RestBody, type Input } from '../../../platform/rest/rest-input.js';
import { routeMaker } from '../../../platform/rest/route.js';
import { isRecord } from '../../../platform/validation/is-record.js';
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
    description: 'Missing, empty, too long or wrongly typed values fail like wrong ones, with 401.',
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
    summary: 'Logs in. The response does not reveal whether the account is unknown or the password wrong.',
    problems: ['UNAUTHENTICATED', 'RATE_LIMITED'],
    response: one(SESSION, 'The bearer token, valid for eight hours, and its account.'),
    call: ({ accounts }, ctx, { input }) => accounts.login(ctx, input),
  }),
];
