import admin from './admin.json' with { type: 'json' };
import classes from './classes.json' with { type: 'json' };
import contact from './common.contact.json' with { type: 'json' };

/** The console, which says of classes and of messages what the public site says. */
export const catalogue: Record<string, string> = { ...admin, ...classes, ...contact };
