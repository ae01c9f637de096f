import { defineAdoptedStyle } from './adopted-style';

/** A minimal CSSStyleSheet, which jsdom lacks. */
class RuleSheet {
  rules = '';

  replaceSync(rules: string): void {
    this.rules = rules;
  }
}

let adopted: { adoptedStyleSheets: RuleSheet[] };

beforeAll(() => {
  Object.assign(globalThis, { CSSStyleSheet: RuleSheet });
  defineAdoptedStyle();
});
beforeEach(() => {
  adopted = Object.assign(document, { adoptedStyleSheets: [] });
});
afterEach(() => document.head.replaceChildren());

const rulesOfPage = () => adopted.adoptedStyleSheets.map(({ rules }) => rules);
const style = () => document.createElement('adopted-style');

it('adds its rules to the document when connected, without a style element', () => {
  const element = style();
  element.textContent = 'a { top: 0 }';
  expect(rulesOfPage()).toEqual([]);
  document.head.append(element);
  expect(rulesOfPage()).toEqual(['a { top: 0 }']);
  expect(element.childNodes).toHaveLength(0);
});

it('removes its rules when disconnected, and keeps those of others', () => {
  const [one, other] = [style(), style()];
  document.head.append(one, other);
  one.textContent = 'a { top: 0 }';
  other.textContent = 'b { top: 0 }';
  one.remove();
  expect(rulesOfPage()).toEqual(['b { top: 0 }']);
  document.head.append(one);
  expect(rulesOfPage()).toEqual(['b { top: 0 }', 'a { top: 0 }']);
});

it('accepts rules by every API that editors use, and returns them', () => {
  const element = style();
  document.head.append(element);
  element.innerText = 'a { top: 0 }';
  expect(rulesOfPage()).toEqual(['a { top: 0 }']);
  element.appendChild(document.createTextNode(' b { top: 0 }'));
  expect(rulesOfPage()).toEqual(['a { top: 0 } b { top: 0 }']);
  expect([element.textContent, element.innerText]).toEqual(Array(2).fill('a { top: 0 } b { top: 0 }'));
  element.textContent = null;
  expect(rulesOfPage()).toEqual(['']);
});

it('may be defined twice', () => {
  expect(defineAdoptedStyle).not.toThrow();
});
