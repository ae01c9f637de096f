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
  terms: /^Acepto los términos/,
  next: 'Continuar al pago',
  confirmHeading: 'Revise y confirme',
  problem: 'Hay un problema',
};

export const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);

export async function fillIn(user: UserEvent, words = en) {
  await screen.findByLabelText(words.firstName);
  const answers: [string, string][] = [
    [words.firstName, 'Ana'],
    [words.lastName, 'Peña'],
    [words.email, 'ana@example.com'],
    [words.emergencyName, 'Luis Peña'],
    [words.emergencyPhone, '801-555-0163'],
  ];
  for (const [label, answer] of answers) {
    await user.click(field(label));
    await user.paste(answer);
  }
  await user.click(field(words.terms));
}

export async function goToPayment(user: UserEvent, words = en) {
  await fillIn(user, words);
  await user.click(screen.getByRole('button', { name: words.next }));
  await screen.findByRole('heading', { level: 1, name: words.confirmHeading });
}

export async function submitWithErrors(user: UserEvent, words = en) {
  await user.click(screen.getByRole('button', { name: words.next }));
  await waitFor(() => expect(document.activeElement).toBe(summary(words)));
}

export const summary = (words = en) => screen.getByRole('group', { name: words.problem });
export const linksOf = (group: HTMLElement) =>
  within(group)
    .getAllByRole('link')
    .map((link) => link.textContent);

export function describing(element: HTMLElement): string {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
}
