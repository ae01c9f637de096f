import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';

import { Menu } from './Menu';

const chosen: string[] = [];

function openMenu() {
  HTMLElement.prototype.showPopover = () => undefined;
  chosen.length = 0;
  const item = (key: string, label: string) => ({ key, label, onChoose: () => chosen.push(key) });
  render(
    <MemoryRouter>
      <Menu
        label="Actions of Rosa"
        items={[item('move', 'Move'), item('print', 'Print'), { key: 'page', label: 'Page', to: '/page' }]}
      />
      <button type="button">Next</button>
    </MemoryRouter>,
  );
  return userEvent.setup();
}

const button = () => screen.getByRole('button', { name: 'Actions of Rosa' });
const focused = () => document.activeElement?.textContent;

describe('a menu', () => {
  it('opens at its first item with Enter, at the last with Up, and wraps around', async () => {
    const user = openMenu();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(button().getAttribute('aria-expanded')).toBe('true');
    expect(focused()).toBe('Move');
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(focused()).toBe('Move');
    await user.keyboard('{Escape}{ArrowUp}');
    expect(focused()).toBe('Page');
    await user.keyboard('{Home}');
    expect(focused()).toBe('Move');
  });

  it('marks one item: the one under the mouse has the focus', async () => {
    const user = openMenu();
    await user.click(button());
    await user.hover(screen.getByRole('menuitem', { name: 'Print' }));
    expect(focused()).toBe('Print');
  });

  it('finds an item by its first letter and activates it once', async () => {
    const user = openMenu();
    await user.click(button());
    await user.keyboard('p');
    expect(focused()).toBe('Print');
    await user.keyboard('p');
    expect(focused()).toBe('Page');
    await user.keyboard('p{Enter}');
    expect(chosen).toEqual(['print']);
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it.each(['Control', 'Meta', 'Alt'])('leaves the shortcuts with %s to the browser', async (modifier) => {
    const user = openMenu();
    await user.click(button());
    const handled: boolean[] = [];
    button().parentElement?.addEventListener('keydown', ({ defaultPrevented }) =>
      handled.push(defaultPrevented),
    );
    await user.keyboard(`{${modifier}>}p{End}{/${modifier}}`);
    expect(focused()).toBe('Move');
    expect(handled).toEqual([false, false, false]);
  });

  it('stays within the window if there is no space below or above its button', async () => {
    const height = (element: object, name: 'clientHeight' | 'offsetHeight', value: number) =>
      jest.spyOn(element as HTMLElement, name, 'get').mockReturnValue(value);
    height(document.documentElement, 'clientHeight', 640);
    height(HTMLElement.prototype, 'offsetHeight', 420);
    const at = { top: 300, bottom: 344, right: 340 } as DOMRect;
    jest.spyOn(HTMLButtonElement.prototype, 'getBoundingClientRect').mockReturnValue(at);
    const user = openMenu();
    await user.click(button());
    expect(screen.getByRole('menu').style.top).toBe('212px');
  });

  it('closes by Escape, Tab and a click outside, and returns the focus', async () => {
    const user = openMenu();
    await user.click(button());
    await user.keyboard('{Escape}');
    expect(document.activeElement).toBe(button());
    await user.keyboard('{Enter}');
    await user.tab();
    expect(screen.queryByRole('menu')).toBeNull();
    expect(focused()).toBe('Next');
    await user.click(button());
    await user.click(document.body);
    expect(screen.queryByRole('menu')).toBeNull();
    expect(chosen).toEqual([]);
  });
});
