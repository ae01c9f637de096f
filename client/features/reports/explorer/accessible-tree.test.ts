import { makeAccessible } from './accessible-tree';

/** The markup of graphiql-explorer: text with a click handler, and a field for the value. */
function draw(): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = `<div class="graphiql-explorer-root">
    <input id="name" />
    <div><span style="cursor: pointer" id="bookings"><span><svg data-arrow="open"></svg></span><span>bookings</span></span></div>
    <div data-arg-name="first"><span style="cursor: pointer" id="first"><svg></svg><span>first: </span></span><input id="value" /></div>
    <div><span style="cursor: pointer" id="email"><svg></svg><span>email</span></span></div>
  </div>`;
  document.body.replaceChildren(root);
  return root;
}
const at = (id: string) => document.getElementById(id) ?? document.body;
const handleKeyDown = (key: string) =>
  at(document.activeElement?.id ?? '').dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  );
const tree = () => {
  const root = draw();
  return { root, stop: makeAccessible(root, { queryName: 'Name of the query' }) };
};

describe('the tree of fields', () => {
  it('exposes the role, state and name of its items and fields', () => {
    tree();
    expect(['bookings', 'first', 'email'].map((id) => at(id).getAttribute('role'))).toEqual([
      'button',
      'checkbox',
      'checkbox',
    ]);
    expect(at('bookings').getAttribute('aria-expanded')).toBe('true');
    expect(at('first').getAttribute('aria-checked')).toBe('false');
    expect(['name', 'value'].map((id) => at(id).getAttribute('aria-label'))).toEqual([
      'Name of the query',
      'first',
    ]);
  });

  it('is one tab stop, with arrow key navigation', () => {
    tree();
    const stops = () => ['bookings', 'first', 'email'].filter((id) => at(id).tabIndex === 0);
    expect(stops()).toEqual(['bookings']);
    at('bookings').focus();
    handleKeyDown('ArrowDown');
    expect(document.activeElement?.id).toBe('first');
    expect(stops()).toEqual(['first']);
    handleKeyDown('End');
    expect(document.activeElement?.id).toBe('email');
    handleKeyDown('ArrowDown');
    handleKeyDown('ArrowUp');
    handleKeyDown('Home');
    expect(document.activeElement?.id).toBe('bookings');
  });

  it.each(['Enter', ' '])('ticks by the key %j', (key) => {
    tree();
    const clicks = jest.fn();
    at('email').addEventListener('click', clicks);
    at('email').focus();
    handleKeyDown(key);
    expect(clicks).toHaveBeenCalledTimes(1);
  });

  it('follows changes of the tree until it is stopped', async () => {
    const { root, stop } = tree();
    at('email').querySelector('svg')?.setAttribute('data-ticked', 'true');
    at('email').append(document.createElement('i'));
    await Promise.resolve();
    expect(at('email').getAttribute('aria-checked')).toBe('true');
    stop();
    const late = at('email').cloneNode(true) as HTMLElement;
    late.removeAttribute('role');
    root.firstElementChild?.append(late);
    await Promise.resolve();
    expect(late.getAttribute('role')).toBeNull();
  });
});
