/** Id of the element that the menu button controls (`aria-controls`). */
export const consoleNavId = 'console-nav';
