/** What the button of the menu opens on a phone. */
export const consoleNavId = 'console-nav';
