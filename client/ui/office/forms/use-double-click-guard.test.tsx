import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';

import { Checkbox } from '../../forms/Checkbox';
import { useDoubleClickGuard } from './use-double-click-guard';

const pressed: string[] = [];

/** The button is replaced by another one on its first click. */
function Page() {
  const [isReplaced, setIsReplaced] = useState(false);
  const name = isReplaced ? 'Delete' : 'Edit';
  useDoubleClickGuard();
  return (
    <>
      <button
        key={name}
        type="button"
        onClick={() => {
          pressed.push(name);
          setIsReplaced(true);
        }}
      >
        {name}
      </button>
      <Checkbox id="tell" label="Tell them" defaultChecked />
    </>
  );
}

beforeEach(() => {
  pressed.length = 0;
  render(<Page />);
});

const button = (name: string) => screen.getByRole('button', { name });

it('ignores the second click of a double click that hits another control', () => {
  fireEvent.click(button('Edit'), { detail: 1 });
  fireEvent.click(button('Delete'), { detail: 2 });
  expect(pressed).toEqual(['Edit']);
  fireEvent.click(button('Delete'), { detail: 1 });
  expect(pressed).toEqual(['Edit', 'Delete']);
});

it('keeps both clicks on the same control', () => {
  fireEvent.click(button('Edit'), { detail: 1 });
  fireEvent.click(button('Delete'), { detail: 1 });
  fireEvent.click(button('Delete'), { detail: 2 });
  expect(pressed).toEqual(['Edit', 'Delete', 'Delete']);
});

it('keeps both clicks on the label of a checkbox, which clicks the checkbox itself each time', () => {
  const box = screen.getByRole('checkbox');
  const label = screen.getByText('Tell them');
  fireEvent.click(label, { detail: 1 });
  expect(box).toHaveProperty('checked', false);
  fireEvent.click(label, { detail: 2 });
  expect(box).toHaveProperty('checked', true);
});
