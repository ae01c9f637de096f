import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { IntlProvider } from 'react-intl';

import { Table } from './Table';

const entered = jest.fn();

it('has the same header of its actions with rows as without', () => {
  render(
    <IntlProvider locale="en-US">
      <Table
        caption="Names"
        columns={[
          { label: 'Name', cell: () => '' },
          { label: 'Actions', isActions: true, cell: () => '' },
        ]}
        items={[]}
      />
    </IntlProvider>,
  );
  expect(screen.getByRole('columnheader', { name: 'Actions' }).className).toBe('actionsHead');
});

it('keeps its semantics when its parts are displayed as blocks', () => {
  render(
    <IntlProvider locale="en-US">
      <Table
        caption="Sales"
        columns={[
          { label: 'Class', cell: ({ id }) => id, total: 'Total' },
          { label: 'Seats', cell: () => '3', total: '6' },
        ]}
        items={[{ id: 'CPR' }, { id: 'OSHA 10' }]}
      />
    </IntlProvider>,
  );
  const table = screen.getByRole('table');
  expect(table.querySelector('tfoot')?.textContent).toBe('Total6');
  expect(table.querySelectorAll(':is(thead, tbody, tfoot, tr, th, td):not([role])')).toHaveLength(0);
});

/** A list of names; Enter on a name removes it. */
function Names({ canRemove = true }: { canRemove?: boolean }) {
  const [names, setNames] = useState(['Ana', 'Luis', 'Rosa']);
  const remove = (removed: string) => setNames(names.filter((name) => name !== removed));
  return (
    <Table
      caption="Names"
      columns={[{ label: 'Name', cell: ({ id }) => id }]}
      items={names.map((id) => ({ id }))}
      row={({ id }) => ({
        ...(canRemove && { onEnter: () => remove(id) }),
        select: { label: id, checked: false, onSelect: entered },
      })}
    />
  );
}

function open(props: Parameters<typeof Names>[0] = {}) {
  render(
    <IntlProvider locale="en-US">
      <Names {...props} />
    </IntlProvider>,
  );
  return userEvent.setup();
}
const tabStops = () =>
  screen
    .getAllByRole('row')
    .filter(({ tabIndex }) => tabIndex === 0)
    .map(({ textContent }) => textContent);
const focused = () => document.activeElement?.textContent;

describe('the rows of a table', () => {
  it('are one tab stop, the first row until an arrow key moves it', async () => {
    const user = open();
    expect(tabStops()).toEqual(['Ana']);
    await user.tab();
    await user.keyboard('{ArrowDown}');
    expect([focused(), tabStops()]).toEqual(['Luis', ['Luis']]);
    await user.keyboard('{End}');
    expect([focused(), tabStops()]).toEqual(['Rosa', ['Rosa']]);
    await user.keyboard('{ArrowDown}{Home}{ArrowUp}');
    expect([focused(), tabStops()]).toEqual(['Ana', ['Ana']]);
  });

  it.each(['Control', 'Meta', 'Alt'])('leave the shortcuts with %s to the browser', async (modifier) => {
    const user = open();
    await user.tab();
    await user.keyboard(`{${modifier}>}{End}{ArrowDown}x{Enter}{/${modifier}}`);
    expect([focused(), tabStops()]).toEqual(['Ana', ['Ana']]);
    expect(entered).not.toHaveBeenCalled();
  });

  it('stay reachable by Tab when the row that was the tab stop is removed', async () => {
    const user = open();
    await user.tab();
    await user.keyboard('{End}{Enter}');
    expect(tabStops()).toEqual(['Ana']);
    await user.tab();
    await user.keyboard('{ArrowDown}');
    expect(focused()).toBe('Luis');
  });

  it('keep the tab stop when another row is removed', async () => {
    const user = open();
    await user.tab();
    await user.keyboard('{ArrowDown}');
    const [, first] = screen.getAllByRole('row');
    first?.focus();
    await user.keyboard('{Enter}');
    expect(tabStops()).toEqual(['Luis']);
  });

  it('need no action for Enter', async () => {
    const user = open({ canRemove: false });
    await user.tab();
    await user.keyboard('{Enter}x');
    expect(screen.getByText('Ana')).toBeTruthy();
    expect(entered).toHaveBeenCalledTimes(1);
  });
});
