import { waitFor } from '@testing-library/react';

import { setWaitingStyles, withoutStyleAttributes } from './waiting-styles';

let stop: () => void;

beforeEach(() => (stop = setWaitingStyles(document.body)));
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
  it('has no style attribute left, wherever it stood', () => {
    const html = withoutStyleAttributes(
      '<div class="line" style="top:0px;height:19px;"><span style="width:8px">a</span></div><i style="left:1px"></i>',
    );
    expect([...page(html).querySelectorAll('[style]')]).toEqual([]);
    expect([...page(html).querySelectorAll('[data-waiting-style]')]).toHaveLength(3);
  });

  it('keeps everything else, also a text that talks of style', () => {
    const html = '<div class="style" data-style="x">a style="b" &lt;c style="d"</div>';
    expect(withoutStyleAttributes(html)).toBe(html);
  });
});

describe('a style that waits', () => {
  it('is set when it comes into the page, on what is put there and on what is in that', async () => {
    document.body.append(
      page(withoutStyleAttributes('<div style="top: 19px"><span style="width: 8px"></span></div>')),
    );
    await waitFor(() => expect(document.querySelector<HTMLElement>('span')?.style.width).toBe('8px'));
    expect(document.querySelector<HTMLElement>('div div')?.style.top).toBe('19px');
    expect(document.querySelector('[data-waiting-style]')).toBeNull();
  });

  it('gives way to what a script has set in the meantime', async () => {
    const line = page(withoutStyleAttributes('<p style="top: 19px; left: 4px"></p>'));
    const element = line.querySelector('p');
    if (element) element.style.top = '38px';
    document.body.append(line);
    await waitFor(() => expect(element?.style.left).toBe('4px'));
    expect(element?.style.top).toBe('38px');
  });

  it('stays where nobody watches any longer', async () => {
    stop();
    document.body.append(page('<p data-waiting-style="top: 19px"></p>'));
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(document.querySelector<HTMLElement>('p')?.style.top).toBe('');
  });
});
