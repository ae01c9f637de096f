import account from './account.json' with { type: 'json' };
import booking from './booking.json' with { type: 'json' };
import classes from './classes.json' with { type: 'json' };
import common from './common.json' with { type: 'json' };
import footer from './footer.json' with { type: 'json' };
import hero from './hero.json' with { type: 'json' };
import nav from './nav.json' with { type: 'json' };

/** Every Spanish text of the public site; one file for each group of ids. */
export const spanish: Record<string, string> = {
  ...account,
  ...booking,
  ...classes,
  ...common,
  ...footer,
  ...hero,
  ...nav,
};
