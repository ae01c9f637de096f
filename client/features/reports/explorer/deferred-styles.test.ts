import { waitFor } from '@testing-library/react';

import { applyDeferredStyles, withoutStyleAttributes } from './deferred-styles';

let stop: () => void;

beforeEach(() => (stop = applyDeferredStyles(document.body)));
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

const page = (html: string) => {
  const element = document.createElement('div');
  element.innerHTML = html;
  return element;
};

describe('the HTML of the editor', () => {
  it('has no style attributes left', () => {
    const html = withoutStyleAttributes(
      '<div class="line" style="top:0px;height:19px;"><span style="width:8px">a</span></div><i style="left:1px"></i>',
    );
    expect([...page(html).querySelectorAll('[style]')]).toEqual([]);
    expect([...page(html).querySelectorAll('[data-waiting-style]')]).toHaveLength(3);
  });

  it('is otherwise unchanged, including texts about styles', () => {
    const html = '<div class="style" data-style="x">a style="b" &lt;c style="d"</div>';
    expect(withoutStyleAttributes(html)).toBe(html);
  });
});

describe('a deferred style', () => {
  it('is applied when its element is added to the page, and to its descendants', async () => {
    document.body.append(
      page(withoutStyleAttributes('<div style="top: 19px"><span style="width: 8px"></span></div>')),
    );
    await waitFor(() => expect(document.querySelector<HTMLElement>('span')?.style.width).toBe('8px'));
    expect(document.querySelector<HTMLElement>('div div')?.style.top).toBe('19px');
    expect(document.querySelector('[data-waiting-style]')).toBeNull();
  });

  it('does not override what a script has set in the meantime', async () => {
    const line = page(withoutStyleAttributes('<p style="top: 19px; left: 4px"></p>'));
    const element = line.querySelector('p');
    if (element) element.style.top = '38px';
    document.body.append(line);
    await waitFor(() => expect(element?.style.left).toBe('4px'));
    expect(element?.style.top).toBe('38px');
  });

  it('is not applied after the cleanup', async () => {
    stop();
    document.body.append(page('<p data-waiting-style="top: 19px"></p>'));
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(document.querySelector<HTMLElement>('p')?.style.top).toBe('');
  });
});
