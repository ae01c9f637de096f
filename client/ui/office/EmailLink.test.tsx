import { render, screen } from '@testing-library/react';

import { EmailLink } from './EmailLink';

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
