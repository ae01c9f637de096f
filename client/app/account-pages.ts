export { ClientAccountPage } from '../features/accounts/ClientAccountPage';
export { ConfirmEmailPage } from '../features/accounts/ConfirmEmailPage';
export { ForgotPasswordPage } from '../features/accounts/ForgotPasswordPage';
export { RegisterPage } from '../features/accounts/RegisterPage';
export { ResetPasswordPage } from '../features/accounts/ResetPasswordPage';
