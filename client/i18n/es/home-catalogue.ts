import classes from './classes.json' with { type: 'json' };
import board from './classes.board.json' with { type: 'json' };
import contact from './common.contact.json' with { type: 'json' };
import hero from './hero.json' with { type: 'json' };

/** The home page: the board of classes, the contact form. */
export const catalogue: Record<string, string> = { ...classes, ...board, ...contact, ...hero };
