import type { UserEvent } from '@testing-library/user-event';

/**
 * Clicks a link with the control key held.
 * @returns whether the page leaves the click to the browser, which would open a new tab; jsdom has none
 */
export async function controlClick(user: UserEvent, link: HTMLElement): Promise<boolean> {
  let isLeftToBrowser = false;
  const follow = (event: Event) => {
    isLeftToBrowser = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', follow, { once: true });
  await user.keyboard('{Control>}');
  await user.click(link);
  await user.keyboard('{/Control}');
  return isLeftToBrowser;
}
