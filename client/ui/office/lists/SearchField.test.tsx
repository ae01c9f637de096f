import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useEffect, useState } from 'react';

import { LocaleProvider } from '../../../i18n/LocaleProvider';
import { SearchField } from './SearchField';

/** The address, with a button to go back. */
function Page() {
  const [steps, setSteps] = useState(['']);
  const value = steps.at(-1) ?? '';
  const go = (text: string) => setSteps((all) => [...all, text]);
  return (
    <LocaleProvider language="en">
      <SearchField id="search" label="Search" value={value} onSearch={go} />
      <button onClick={() => go('')}>Clear</button>
      <button onClick={() => setSteps((all) => all.slice(0, -1))}>Back</button>
      <output>{value}</output>
    </LocaleProvider>
  );
}

const typed = () => screen.getByLabelText<HTMLInputElement>('Search').value;
const searched = () => screen.getByRole('status').textContent;

it('displays the current search after Clear and Back, and does not change the address', async () => {
  const user = userEvent.setup({ delay: null });
  render(<Page />);
  await user.type(screen.getByLabelText('Search'), 'rosa');
  await waitFor(() => expect(searched()).toBe('rosa'));
  await user.click(screen.getByText('Clear'));
  expect(typed()).toBe('');
  await user.click(screen.getByText('Back'));
  expect([typed(), searched()]).toEqual(['rosa', 'rosa']);
  // Longer than the debounce.
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect([typed(), searched()]).toEqual(['rosa', 'rosa']);
  await user.click(screen.getByText('Back'));
  expect(typed()).toBe('');
});

it('keeps text typed before the address is updated', async () => {
  const user = userEvent.setup({ delay: null });
  render(<Page />);
  await user.type(screen.getByLabelText('Search'), 'ro');
  await waitFor(() => expect(searched()).toBe('ro'));
  await user.type(screen.getByLabelText('Search'), 'sa');
  expect(typed()).toBe('rosa');
  await waitFor(() => expect(searched()).toBe('rosa'));
});

/** Updates the address late, as under load: `updates` has a function for each search that does so. */
function SlowPage({ updates }: { updates: (() => void)[] }) {
  const [value, setValue] = useState('');
  return (
    <LocaleProvider language="en">
      <SearchField
        id="search"
        label="Search"
        value={value}
        onSearch={(text) => updates.push(() => setValue(text))}
      />
      <output>{value}</output>
    </LocaleProvider>
  );
}

it('keeps text typed while two searches are in progress', async () => {
  const user = userEvent.setup({ delay: null });
  const updates: (() => void)[] = [];
  render(<SlowPage updates={updates} />);
  for (const [index, text] of ['r', 'o', 'sa'].entries()) {
    await user.type(screen.getByLabelText('Search'), text);
    await waitFor(() => expect(updates).toHaveLength(index + 1));
  }
  for (const [index, text] of ['r', 'ro', 'rosa'].entries()) {
    act(() => updates[index]?.());
    expect([searched(), typed()]).toEqual([text, 'rosa']);
  }
});

/** Renders often, as while other parts of a page load, with another handler each time. */
function BusyPage({ onSearch }: { onSearch: (text: string) => void }) {
  const [, setTicks] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTicks((ticks) => ticks + 1), 100);
    return () => clearInterval(timer);
  }, []);
  return <SearchField id="search" label="Search" value="" onSearch={(text) => onSearch(text)} />;
}

it('searches while the page renders again and again', async () => {
  const user = userEvent.setup({ delay: null });
  const onSearch = jest.fn();
  render(<BusyPage onSearch={onSearch} />);
  await user.type(screen.getByLabelText('Search'), 'rosa');
  await waitFor(() => expect(onSearch.mock.calls).toEqual([['rosa']]));
});
