import { one } from '../../platform/rest/answer.js';
import { RestBody } from '../../platform/rest/rest-input.js';
import { routeMaker } from '../../platform/rest/route.js';
import type { AccountService } from './account.service.js';
import { LoginInput } from './login.input.js';
import { SESSION } from './session.json.js';

const { routeWith } = routeMaker<{ accounts: AccountService }>('Accounts');

const LOGIN = new RestBody(
  LoginInput,
  { login: { email: 'ana.ruiz@example.com', password: 'seven blue river stones' } },
  { email: { isNullable: true }, password: { isNullable: true } },
  { description: 'What is left out or empty fails as what is wrong does, with 401.' },
);

export const accountRoutes = [
  routeWith(LOGIN, {
    at: 'POST /auth/login',
    access: 'guest',
    id: 'logIn',
    summary: 'Logs in. An unknown account and a wrong password are answered alike.',
    problems: ['UNAUTHENTICATED', 'RATE_LIMITED'],
    answer: one(SESSION, 'The bearer token, good for eight hours, and whose it is.'),
    call: ({ accounts }, ctx, { input }) => accounts.login(ctx, input),
  }),
];
