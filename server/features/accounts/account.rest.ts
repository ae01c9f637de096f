import { RestInput } from '../../platform/rest/rest-input.js';
import { ok, type Route } from '../../platform/rest/route.js';
import type { AccountService } from './account.service.js';
import { LoginInput } from './login.input.js';

const LOGIN = new RestInput(LoginInput, 'body');

export function accountRoutes(accounts: AccountService): Route[] {
  return [
    {
      method: 'POST',
      path: '/auth/login',
      access: 'guest',
      handle: async (ctx, request) => ok(await accounts.login(ctx, await LOGIN.read(request))),
    },
  ];
}
