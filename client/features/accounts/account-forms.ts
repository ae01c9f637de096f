import type {
  ChangeNameInput,
  ChangePasswordInput,
  ConfirmEmailInput,
  LoginInput,
  RegisterInput,
  RequestPasswordResetInput,
  ResetPasswordInput,
} from '../../graphql/schema.generated';
import { defineForm, type FieldsFor, type ValuesOf } from '../../ui/forms/define-form';
import { email, knownEmail, secret, text } from '../../ui/forms/form-fields';
import { accountMessages } from './account.messages';
import { accountProblems } from './account-problem.messages';
import { loginMessages } from './login.messages';
import { securityMessages } from './security.messages';

const anEmail = { required: 'emailRequired', invalid: 'emailInvalid', inputMode: 'email' } as const;
const newPassword = { password: secret('passwordRequired'), confirmPassword: secret() };

export type NewPassword = ValuesOf<typeof newPassword>;

/** The server's limit. @public for server/client-constants.test.ts */
export const minPasswordLength = 8;
/** The server's limit. @public for server/client-constants.test.ts */
export const maxPasswordLength = 128;

/** Counts like the server: passwords are not trimmed. */
function newPasswordRules({ password, confirmPassword }: NewPassword): {
  password?: 'passwordShort' | 'passwordLong';
  confirmPassword?: 'confirmRequired' | 'confirmDiffers';
} {
  const { length } = [...password];
  if (length === 0) return {};
  if (length < minPasswordLength) return { password: 'passwordShort' };
  if (length > maxPasswordLength) return { password: 'passwordLong' };
  if (confirmPassword === '') return { confirmPassword: 'confirmRequired' };
  return confirmPassword === password ? {} : { confirmPassword: 'confirmDiffers' };
}

export const registerForm = defineForm({
  fields: {
    firstName: text({ required: 'firstNameRequired' }),
    lastName: text({ required: 'lastNameRequired' }),
    email: email(anEmail),
    ...newPassword,
  } satisfies FieldsFor<Omit<RegisterInput, 'language'>>,
  labels: accountMessages,
  problems: accountProblems,
  rules: newPasswordRules,
});

export const nameForm = defineForm({
  fields: {
    firstName: text({ required: 'firstNameRequired', maxLength: 100 }),
    lastName: text({ required: 'lastNameRequired', maxLength: 100 }),
  } satisfies FieldsFor<ChangeNameInput>,
  labels: accountMessages,
  problems: accountProblems,
});

const newPasswordLabels = {
  password: accountMessages.newPassword,
  confirmPassword: accountMessages.confirmNewPassword,
};

export const resetPasswordForm = defineForm({
  fields: newPassword satisfies FieldsFor<Omit<ResetPasswordInput, 'token'>>,
  labels: newPasswordLabels,
  problems: accountProblems,
  rules: newPasswordRules,
});

export const confirmEmailForm = defineForm({
  fields: { password: secret('passwordRequired') } satisfies FieldsFor<Omit<ConfirmEmailInput, 'token'>>,
  labels: accountMessages,
  problems: loginMessages,
});

export const changePasswordForm = defineForm({
  fields: {
    currentPassword: secret('currentRequired'),
    ...newPassword,
  } satisfies FieldsFor<ChangePasswordInput>,
  labels: { ...newPasswordLabels, currentPassword: securityMessages.current },
  problems: accountProblems,
  rules: newPasswordRules,
});

export const forgotPasswordForm = defineForm({
  fields: { email: knownEmail(anEmail) } satisfies FieldsFor<Omit<RequestPasswordResetInput, 'language'>>,
  labels: accountMessages,
  problems: accountProblems,
});

/** The format of the email is not checked: every rejected log-in has the same text. */
export const loginForm = defineForm({
  fields: {
    email: text({ required: 'emailRequired', type: 'email', inputMode: 'email' }),
    password: secret('passwordRequired'),
  } satisfies FieldsFor<LoginInput>,
  labels: loginMessages,
  problems: loginMessages,
});
