import { letterHtml, type Letter } from './letter.js';

const LOOKS = {
  background: '#ff6b00',
  text: '#16191d',
  phone: { number: '+18015550142', display: '(801) 555-0142' },
};
const LINK = '<a href="tel:+18015550142" style="color:inherit;white-space:nowrap">(801) 555-0142</a>';

function htmlOf(...blocks: Letter['blocks']): string {
  const sender = ['Ridgeline', '(801) 555-0142', 'office@ridgeline.example'];
  return letterHtml({ language: 'en', subject: 'Hello', heading: 'Hello', blocks, sender }, LOOKS);
}

describe('the phone number in the HTML of a letter', () => {
  it('is a link in the signature and wherever a text contains it', () => {
    const html = htmlOf(
      { kind: 'paragraph', text: 'Call (801) 555-0142 & ask, or call (801) 555-0142 later.' },
      { kind: 'text', text: 'Our number: (801) 555-0142' },
      { kind: 'section', heading: 'Entrance', text: 'Ring (801) 555-0142', language: 'en' },
    );
    expect(html.split(LINK)).toHaveLength(6);
    expect(html.replaceAll(LINK, '')).not.toContain('555-0142');
    expect(html).toContain(`Call ${LINK} &amp; ask, or call ${LINK} later.`);
  });

  it('is a link where it is the value of a fact, whoever it is of', () => {
    const html = htmlOf({
      kind: 'facts',
      facts: [
        { label: 'Phone', value: '801 555 0117 <b>', phone: '+18015550117' },
        { label: 'Number', value: '801 555 0118' },
        { label: 'Phone', value: '+52 55 1234 5678 extensión 4417', phone: '+525512345678' },
      ],
    });
    expect(html).toContain(
      '<a href="tel:+18015550117" style="color:inherit;white-space:nowrap">801 555 0117 &lt;b&gt;</a>',
    );
    expect(html).toContain('>801 555 0118</td>');
    // A long one wraps.
    expect(html).toContain('style="color:inherit">+52 55 1234 5678 extensión 4417</a>');
  });
});

it('wraps a word that is wider than the screen in every part of a letter', () => {
  const word = 'x'.repeat(200);
  const html = htmlOf(
    { kind: 'paragraph', text: word },
    { kind: 'text', text: word },
    { kind: 'section', heading: word, text: word, language: 'es' },
    { kind: 'facts', facts: [{ label: word, value: word }] },
    { kind: 'link', label: word, url: 'https://example.com' },
    { kind: 'quote', text: word },
  );
  const [outside = '', inside = ''] = html.split('overflow-wrap:anywhere">');
  expect(outside.split('<body')[1]).not.toContain('>Hello<');
  expect(inside.split(word)).toHaveLength(9);
  expect(inside).not.toMatch(/overflow-wrap|word-break/);
});

it('keeps a time on one line in the HTML of a letter', () => {
  const html = htmlOf(
    { kind: 'paragraph', text: 'a más tardar a las 8:00 a.m. (hora de la montaña)' },
    { kind: 'facts', facts: [{ label: 'Date', value: 'Friday, December 18, 8:00 AM – 1:30 PM' }] },
  );
  expect(html).toContain('a las 8:00&nbsp;a.m. (hora');
  expect(html).toContain('8:00&nbsp;AM – 1:30&nbsp;PM<');
});
