import { render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';

import { useRecordId } from './use-record-id';

const Id = () => <output>{useRecordId()}</output>;

it.each([
  ['b7c1', 'b7c1'],
  ['%00', ''],
  ['b7%00c1', 'b7c1'],
])('the id of the address /%s is "%s"', (segment, id) => {
  render(
    <MemoryRouter initialEntries={[`/${segment}`]}>
      <Routes>
        <Route path="/:id" element={<Id />} />
      </Routes>
    </MemoryRouter>,
  );
  expect(screen.getByRole('status').textContent).toBe(id);
});
