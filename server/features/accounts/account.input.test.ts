import { translate, type Locale } from '../../platform/i18n/message.js';
import { problemsOf } from '../../platform/validation/check-input.js';
import {
  RegisterInput,
  RequestEmailConfirmationInput,
  RequestPasswordResetInput,
  ResetPasswordInput,
} from './account.input.js';
import { InviteAdminInput } from './users/user.input.js';

async function told<Input extends object>(
  InputClass: new () => Input,
  values: Partial<Input>,
  language: Locale = 'en',
): Promise<Record<string, string>> {
  const problems = await problemsOf(Object.assign(new InputClass(), values));
  return Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => [field, translate(problem, language)]),
  );
}

const PERSON = { firstName: 'Ana', lastName: 'Ruiz', email: 'ana@example.com' };
const PASSWORDS = { password: 'four slow desert trains', confirmPassword: 'four slow desert trains' };
const NOT_A_NAME =
  'A name cannot contain a web address, a phone number, or characters such as @, / and $. Leave a space after a period';

describe('the account form', () => {
  it('rejects a name that looks like a link, like every other form with a person', async () => {
    const names = { firstName: 'see evil.example', lastName: 'https://evil' };
    const problems = { firstName: NOT_A_NAME, lastName: NOT_A_NAME };
    await expect(told(RegisterInput, { ...PERSON, ...PASSWORDS, ...names })).resolves.toEqual(problems);
    await expect(told(InviteAdminInput, { ...PERSON, ...names })).resolves.toEqual(problems);
    await expect(told(RegisterInput, { ...PERSON, ...PASSWORDS })).resolves.toEqual({});
    await expect(told(InviteAdminInput, PERSON)).resolves.toEqual({});
  });

  it.each(['a..b@x.com', 'x@foo-.com', 'a@b'])(
    'accepts the older address %s for an existing account, but not for a new one',
    async (email) => {
      await expect(told(RequestPasswordResetInput, { email })).resolves.toEqual({});
      await expect(told(RequestEmailConfirmationInput, { email })).resolves.toEqual({});
      const problem = { email: 'Invalid email' };
      await expect(told(RegisterInput, { ...PERSON, ...PASSWORDS, email })).resolves.toEqual(problem);
    },
  );

  it.each([
    ['ana', 'Invalid email'],
    ['@x.com', 'Invalid email'],
    ['ana@', 'Invalid email'],
    [`${'a'.repeat(250)}@x.com`, 'At most 254 characters'],
  ])('looks up nothing for %s', async (email, problem) => {
    await expect(told(RequestPasswordResetInput, { email })).resolves.toEqual({ email: problem });
  });

  it.each([
    ['en', 'Password required'],
    ['es', 'Escriba la contraseña'],
  ] as const)('reports in %s that the password is missing', async (language, text) => {
    await expect(told(RegisterInput, PERSON, language)).resolves.toEqual({ password: text });
    await expect(told(ResetPasswordInput, { token: 'x' }, language)).resolves.toEqual({ password: text });
  });

  it('reports the required length of a short password', async () => {
    const short = { password: 'short', confirmPassword: 'short' };
    await expect(told(RegisterInput, { ...PERSON, ...short })).resolves.toEqual({
      password: 'Password must be 8 to 128 characters',
    });
  });
});
