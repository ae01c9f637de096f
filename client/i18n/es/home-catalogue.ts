import board from './classes.board.json' with { type: 'json' };
import contact from './common.contact.json' with { type: 'json' };
import hero from './hero.json' with { type: 'json' };

/** The home page: the board of classes and the contact section. */
export const catalogue: Record<string, string> = { ...board, ...contact, ...hero };
