import { readInput, text, type RestFields } from '../../platform/rest/rest-input.js';
import { ok, type Route } from '../../platform/rest/route.js';
import type { AccountService } from './account.service.js';
import { LoginInput } from './login.input.js';

const LOGIN: RestFields<LoginInput> = { email: text('email'), password: text('password') };

export function accountRoutes(accounts: AccountService): Route[] {
  return [
    {
      method: 'POST',
      path: '/auth/login',
      access: 'guest',
      handle: async (ctx, { body }) =>
        ok(await accounts.login(ctx, await readInput(LoginInput, body, LOGIN))),
    },
  ];
}
