import form from './common.contact.form.json' with { type: 'json' };

/** The contact form, which is loaded when it comes near the viewport. */
export const catalogue: Record<string, string> = form;
