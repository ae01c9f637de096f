import classes from './classes.json' with { type: 'json' };
import common from './common.json' with { type: 'json' };
import footer from './footer.json' with { type: 'json' };
import nav from './nav.json' with { type: 'json' };

/** Messages of every public page. */
export const catalogue: Record<string, string> = { ...classes, ...common, ...footer, ...nav };
