import form from './common.contact.form.json' with { type: 'json' };

/** The contact form, which comes when somebody is near it. */
export const catalogue: Record<string, string> = form;
