import { render, screen } from '@testing-library/react';

import { EmailLink } from './EmailLink';

it('writes to the whole address, whatever characters it has', () => {
  render(<EmailLink email="r&d#2?bcc=x@example.com" />);
  const link = screen.getByRole('link');
  expect(link.getAttribute('href')).toBe('mailto:r%26d%232%3Fbcc%3Dx@example.com');
});

it('is read as one word, and its text is one element, so that it breaks in a flexible box', () => {
  render(<EmailLink email="ana.ruiz@example.com" />);
  const link = screen.getByRole('link', { name: 'ana.ruiz@example.com' });
  expect(link.getAttribute('href')).toBe('mailto:ana.ruiz@example.com');
  expect(link.childNodes).toHaveLength(1);
  expect([...link.querySelectorAll('.nowrap')].map(({ textContent }) => textContent)).toEqual([
    'ana',
    '.ruiz',
    '@example.com',
  ]);
});
