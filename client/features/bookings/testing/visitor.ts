import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** The labels that tests look up, in one language. */
export const en = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: /^Phone/,
  sms: /^Send me a text message reminder/,
  emergencyName: 'Emergency contact name',
  emergencyPhone: 'Emergency contact phone',
  account: /^Create an account/,
  password: 'Password',
  confirmPassword: 'Confirm password',
  terms: /^I agree to the booking terms/,
  next: 'Continue to payment',
  confirmHeading: 'Check and confirm',
  problem: 'There is a problem',
};

export const es: typeof en = {
  firstName: 'Nombre',
  lastName: 'Apellido',
  email: 'Correo electrónico',
  phone: /^Teléfono \(|^Teléfono$/,
  sms: /^Quiero un recordatorio/,
  emergencyName: 'Nombre del contacto de emergencia',
  emergencyPhone: 'Teléfono del contacto de emergencia',
  account: /^Crear una cuenta/,
  password: 'Contraseña',
  confirmPassword: 'Confirme la contraseña',
  terms: /^Acepto las condiciones/,
  next: 'Continuar al pago',
  confirmHeading: 'Revise y confirme',
  problem: 'Hay un problema',
};

export const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);

export async function fillIn(user: UserEvent, texts = en) {
  await screen.findByLabelText(texts.firstName);
  const values: [string, string][] = [
    [texts.firstName, 'Ana'],
    [texts.lastName, 'Peña'],
    [texts.email, 'ana@example.com'],
    [texts.emergencyName, 'Luis Peña'],
    [texts.emergencyPhone, '801-555-0163'],
  ];
  for (const [label, value] of values) {
    await user.click(field(label));
    await user.paste(value);
  }
  await user.click(field(texts.terms));
}

export async function goToPayment(user: UserEvent, texts = en) {
  await fillIn(user, texts);
  await user.click(screen.getByRole('button', { name: texts.next }));
  await screen.findByRole('heading', { level: 1, name: texts.confirmHeading });
}

export async function submitWithErrors(user: UserEvent, texts = en) {
  await user.click(screen.getByRole('button', { name: texts.next }));
  await waitFor(() => expect(document.activeElement).toBe(summary(texts)));
}

export const summary = (texts = en) => screen.getByRole('group', { name: texts.problem });
export const linksOf = (group: HTMLElement) =>
  within(group)
    .getAllByRole('link')
    .map((link) => link.textContent);

export function descriptionOf(element: HTMLElement): string {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
}
