import { defineAdoptedStyle } from './adopted-style';

/** Style sheet objects, which jsdom lacks: of the browser's, only that they hold rules. */
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

it('brings its rules into the page when it comes there, without an element that holds them', () => {
  const element = style();
  element.textContent = 'a { top: 0 }';
  expect(rulesOfPage()).toEqual([]);
  document.head.append(element);
  expect(rulesOfPage()).toEqual(['a { top: 0 }']);
  expect(element.childNodes).toHaveLength(0);
});

it('takes its rules along when it goes, and leaves those of others', () => {
  const [one, other] = [style(), style()];
  document.head.append(one, other);
  one.textContent = 'a { top: 0 }';
  other.textContent = 'b { top: 0 }';
  one.remove();
  expect(rulesOfPage()).toEqual(['b { top: 0 }']);
  document.head.append(one);
  expect(rulesOfPage()).toEqual(['b { top: 0 }', 'a { top: 0 }']);
});

it('takes rules in each way in which an editor writes them, and says them again', () => {
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
