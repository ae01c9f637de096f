import type { Locale } from '../i18n/message.js';

export interface LetterFact {
  label: string;
  value: string;
  /** The number that the value is, in E.164. */
  phone?: string;
}

export type LetterBlock =
  | { kind: 'paragraph'; text: string }
  /** Its line breaks are preserved, and it may be user input. */
  | { kind: 'text'; text: string }
  /** A part with its own heading; line breaks are preserved. It may be in another language than the letter. */
  | { kind: 'section'; heading: string; text: string; language: Locale }
  | { kind: 'facts'; facts: readonly LetterFact[] }
  | {
      kind: 'link';
      label: string;
      url: string;
      /** The link contains no secret, even if it looks like it. */
      isPublic?: boolean;
    }
  /** Text by a third person; its line breaks are preserved. */
  | { kind: 'quote'; text: string };

/** The content of a mail, rendered as text and as HTML. */
export interface Letter {
  language: Locale;
  subject: string;
  heading: string;
  blocks: readonly LetterBlock[];
  /** The lines of the signature. */
  sender: readonly string[];
}

const SECRET_LINK: Record<Locale, string> = { en: '(secret link)', es: '(enlace secreto)' };

/**
 * The letter for readers other than its recipient. A link with parameters besides the language may contain a secret,
 * unless it leads to the console, which requires a log-in.
 */
export function withoutSecretLinks(letter: Letter): Letter {
  const blocks = letter.blocks.map((block): LetterBlock => {
    if (block.kind !== 'link' || block.isPublic || !mayBeSecret(block.url)) return block;
    return { kind: 'paragraph', text: `${block.label}: ${SECRET_LINK[letter.language]}` };
  });
  return { ...letter, blocks };
}

function mayBeSecret(url: string): boolean {
  const { hash, pathname, searchParams } = new URL(url, 'http://localhost');
  if (pathname.startsWith('/admin/')) return false;
  return hash !== '' || [...searchParams.keys()].some((name) => name !== 'lang');
}

/** How a provider's letters look, and its phone number, which becomes a link wherever a text contains it. */
export interface LetterLooks {
  background: string;
  text: string;
  phone: {
    /** E.164 */
    number: string;
    display: string;
  };
}

export function letterText({ heading, blocks, sender }: Letter): string {
  return [heading, ...blocks.map(blockText), ['-- ', ...sender].join('\n')].join('\n\n') + '\n';
}

function blockText(block: LetterBlock): string {
  switch (block.kind) {
    case 'paragraph':
    case 'text':
      return block.text;
    case 'section':
      return `${block.heading}\n${block.text}`;
    case 'facts':
      return block.facts.map(({ label, value }) => `${label}: ${value}`).join('\n');
    case 'link':
      return `${block.label}:\n${block.url}`;
    case 'quote':
      return block.text.replace(/^/gm, '> ');
  }
}

const FONT = "font-family:'Public Sans',Arial,Helvetica,sans-serif";
const INK = '#16191d';

/** One column for small screens, which no long word widens, with inline styles because mail clients drop style sheets. */
export function letterHtml(letter: Letter, looks: LetterLooks): string {
  const { language, subject, heading, blocks, sender } = letter;
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(subject)}</title></head>
<body style="margin:0;padding:16px;background:#f5f4f0;color:${INK};${FONT};font-size:16px;line-height:1.5">
<div style="max-width:560px;margin:0 auto;background:#ffffff;border:2px solid ${INK};overflow-wrap:anywhere">
<div style="padding:12px 20px;background:${looks.background};color:${looks.text};font-weight:bold">${escape(sender[0] ?? '')}</div>
<div style="padding:20px">
<h1 style="margin:0 0 16px;font-size:24px;line-height:1.2">${escape(heading)}</h1>
${blocks.map((block) => blockHtml(block, language, looks)).join('\n')}
<p style="margin:24px 0 0;padding-top:16px;border-top:2px solid ${INK};font-size:14px">${sender.map((text) => withPhoneLinks(text, looks.phone)).join('<br>')}</p>
</div></div></body></html>
`;
}

function blockHtml(block: LetterBlock, language: Locale, looks: LetterLooks): string {
  const { background, text, phone } = looks;
  switch (block.kind) {
    case 'paragraph':
      return `<p style="margin:0 0 16px">${withPhoneLinks(block.text, phone)}</p>`;
    case 'text':
      return `<p style="margin:0 0 16px;white-space:pre-wrap">${withPhoneLinks(block.text, phone)}</p>`;
    case 'section': {
      const lang = block.language === language ? '' : ` lang="${block.language}"`;
      return `<h2 style="margin:0 0 4px;font-size:18px;line-height:1.2">${escape(block.heading)}</h2>
<p${lang} style="margin:0 0 16px;white-space:pre-wrap">${withPhoneLinks(block.text, phone)}</p>`;
    }
    case 'facts':
      return `<table role="presentation" style="width:100%;margin:0 0 16px;border-collapse:collapse">${block.facts
        .map(
          ({ label, value, phone: number }) =>
            `<tr>${cell(escape(label), 'color:#5a636e;width:36%;min-width:7em')}${cell(number === undefined ? line(value) : phoneLink(value, number), 'font-weight:bold')}</tr>`,
        )
        .join('')}</table>`;
    case 'link':
      return `<p style="margin:0 0 16px"><a href="${escape(block.url)}" style="display:inline-block;padding:12px 20px;border:2px solid ${INK};background:${background};color:${text};font-weight:bold;text-decoration:none">${escape(block.label)}</a></p>`;
    case 'quote':
      return `<p style="margin:0 0 16px;padding-left:12px;border-left:4px solid #7c8691;white-space:pre-wrap">${escape(block.text)}</p>`;
  }
}

function cell(html: string, style: string): string {
  return `<td style="padding:6px 8px 6px 0;border-top:1px solid #c9cdd2;vertical-align:top;${style}">${html}</td>`;
}

function withPhoneLinks(text: string, { number, display }: LetterLooks['phone']): string {
  return text.split(display).map(line).join(phoneLink(display, number));
}

/** Escaped, without a line break in '8:00 a.m.'. Not in the plain text: a text message with such a space is longer. */
function line(text: string): string {
  return escape(text).replace(/(\d) (?=[ap]\.m\.|[AP]M\b)/g, '$1&nbsp;');
}

/** The number does not wrap, unless it is long, and has the colour of its text. */
function phoneLink(display: string, number: string): string {
  const wrap = display.length > 20 ? '' : ';white-space:nowrap';
  return `<a href="tel:${escape(number)}" style="color:inherit${wrap}">${escape(display)}</a>`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
