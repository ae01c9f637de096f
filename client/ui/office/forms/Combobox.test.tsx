import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { IntlProvider } from 'react-intl';

import { Combobox, type ComboboxOption } from './Combobox';

const venues: ComboboxOption[] = [
  { key: 'yard', label: 'Training yard', detail: '2155 S Quarry Road, West Valley City' },
  { key: 'hall', label: 'Hall B', detail: '1140 N Railhead Avenue, Ogden' },
  { key: 'aula', label: 'Salón José', detail: '1 Main, Provo' },
];

const chosen = jest.fn();
const submitted = jest.fn();

function Form({ options = venues }: { options?: readonly ComboboxOption[] }) {
  const [text, setText] = useState('');
  return (
    <IntlProvider locale="en-US" defaultLocale="en-US">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submitted();
        }}
      >
        <Combobox
          id="place"
          name="place"
          label="Location name"
          hint="Choose or type."
          value={text}
          options={options}
          onType={setText}
          onChoose={(option) => {
            setText(option.label);
            chosen(option.key);
          }}
        />
        <button type="submit">Save</button>
      </form>
    </IntlProvider>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Location name' });
const list = () => screen.queryByRole('listbox', { name: 'Suggestions: Location name' });
const labels = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
/** The active option, to which the field refers. */
const active = () => {
  const id = field().getAttribute('aria-activedescendant');
  const option = id === null ? null : document.getElementById(id);
  expect(screen.queryAllByRole('option', { selected: true })).toEqual(option ? [option] : []);
  return option?.firstChild?.textContent;
};

beforeEach(() => {
  jest.clearAllMocks();
  Element.prototype.scrollIntoView = () => undefined;
});

describe('a combobox', () => {
  it('is closed initially, and announces it', async () => {
    const user = userEvent.setup();
    render(<Form />);
    await user.tab();
    expect(document.activeElement).toBe(field());
    expect(field().getAttribute('aria-expanded')).toBe('false');
    expect(field().getAttribute('aria-autocomplete')).toBe('list');
    expect(field().getAttribute('aria-describedby')).toBe('place-hint');
    expect(list()).toBeNull();
  });

  it('moves to the last option with Up if it is open and none is active', async () => {
    const user = userEvent.setup();
    render(<Form />);
    await user.click(field());
    expect(active()).toBeUndefined();
    await user.keyboard('{ArrowUp}');
    expect(active()).toBe('Salón José');
    await user.keyboard('{ArrowUp}');
    expect(active()).toBe('Hall B');
  });

  it('opens with Down at the first option and with Up at the last, and wraps around', async () => {
    const user = userEvent.setup();
    render(<Form />);
    await user.tab();
    await user.keyboard('{ArrowDown}');
    expect(field().getAttribute('aria-expanded')).toBe('true');
    expect(field().getAttribute('aria-controls')).toBe(list()?.id);
    expect(labels()).toHaveLength(3);
    expect(screen.getByRole('status').textContent).toBe('3 suggestions');
    expect(active()).toBe('Training yard');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(active()).toBe('Salón José');
    await user.keyboard('{ArrowDown}');
    expect(active()).toBe('Training yard');
    await user.keyboard('{ArrowUp}');
    expect(active()).toBe('Salón José');
    await user.keyboard('{Escape}');
    expect(list()).toBeNull();
    await user.keyboard('{ArrowUp}');
    expect(active()).toBe('Salón José');
    // The focus stays in the field.
    expect(document.activeElement).toBe(field());
  });

  it('opens with Alt+Down without an active option, and closes with Alt+Up', async () => {
    const user = userEvent.setup();
    render(<Form />);
    await user.tab();
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(list()).not.toBeNull();
    expect(active()).toBeUndefined();
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(list()).toBeNull();
  });

  it('selects an option with Enter without submitting the form', async () => {
    const user = userEvent.setup();
    render(<Form />);
    await user.tab();
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(chosen).toHaveBeenCalledWith('hall');
    expect(field().value).toBe('Hall B');
    expect(list()).toBeNull();
    expect(submitted).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');
    expect(submitted).toHaveBeenCalled();
  });

  it('closes with Enter without an active option, which submits the form with the typed text', async () => {
    const user = userEvent.setup();
    render(<Form />);
    await user.type(field(), 'hall');
    expect(list()).not.toBeNull();
    await user.keyboard('{Enter}');
    expect(list()).toBeNull();
    expect(field().value).toBe('hall');
    expect(submitted).toHaveBeenCalled();
  });

  it('filters the options by the typed text, ignoring accents, in any of their words', async () => {
    const user = userEvent.setup();
    render(<Form />);
    await user.type(field(), 'jose');
    expect(labels()).toEqual(['Salón José1 Main, Provo']);
    expect(active()).toBeUndefined();
    await user.clear(field());
    await user.type(field(), 'ogden hall');
    expect(labels()).toEqual(['Hall B1140 N Railhead Avenue, Ogden']);
    await user.type(field(), ' west');
    expect(list()).toBeNull();
    expect(field().getAttribute('aria-expanded')).toBe('false');
  });

  it('keeps the typed text, also with Tab while an option is active, and with Escape', async () => {
    const user = userEvent.setup();
    render(<Form />);
    await user.type(field(), 'ha');
    await user.keyboard('{ArrowDown}');
    expect(active()).toBe('Hall B');
    await user.keyboard('{Escape}');
    expect(field().value).toBe('ha');
    await user.keyboard('{ArrowDown}{Tab}');
    expect(field().value).toBe('ha');
    expect(list()).toBeNull();
    expect(chosen).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save' }));
  });

  it('breaks an email in a detail between its parts only, so that no comma begins a line', async () => {
    const user = userEvent.setup();
    const detail = 'ana.ruiz@example.com, (801) 555-0118, Wardle Roofing';
    render(<Form options={[{ key: 'ana', label: 'Ana Ruiz', detail }]} />);
    await user.click(field());
    expect(labels()).toEqual([`Ana Ruiz${detail}`]);
    expect(screen.getByText('@example.com')).toBeTruthy();
  });

  it('opens with a click, selects an option with a click, and closes with one outside', async () => {
    const user = userEvent.setup();
    render(<Form />);
    await user.click(field());
    await user.click(screen.getByRole('option', { name: /^Hall B/ }));
    expect(chosen).toHaveBeenCalledWith('hall');
    expect(document.activeElement).toBe(field());
    await user.click(field());
    // All options, although the field has a value.
    expect(labels()).toHaveLength(3);
    await user.click(document.body);
    expect(list()).toBeNull();
  });

  it('is a plain text field if there are no options', async () => {
    const user = userEvent.setup();
    render(<Form options={[]} />);
    await user.type(field(), 'Hall');
    await user.keyboard('{ArrowDown}{ArrowUp}');
    expect(list()).toBeNull();
    expect(field().value).toBe('Hall');
  });
});
