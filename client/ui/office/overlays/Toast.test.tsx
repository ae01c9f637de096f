import { screen } from '@testing-library/react';
import { useState } from 'react';

import { withCatalogue } from '../../../i18n/catalogue';
import { useLocale } from '../../../i18n/use-locale';
import { openPage } from '../../../testing/open-page';
import { Toast } from './Toast';

function Page() {
  const [isOver, setIsOver] = useState(false);
  const undo = isOver ? {} : { undo: () => setIsOver(true) };
  return <Toast toast={{ kind: 'done', text: 'Saved.', ...undo }} onClose={() => undefined} />;
}

it('keeps the focus in the bar when Undo is removed', async () => {
  const user = openPage(<Page />);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(document.activeElement?.textContent).toBe('Saved.');
});

it('marks the language of its text after the language of the page was switched', async () => {
  function Bilingual() {
    const { setLanguage } = useLocale();
    const [text, setText] = useState('Saved.');
    return (
      <>
        <button onClick={() => void setLanguage('es')}>Español</button>
        <button onClick={() => setText('Guardado.')}>Guardar</button>
        <Toast toast={{ kind: 'done', text }} onClose={() => undefined} />
      </>
    );
  }
  await withCatalogue('console', () => Promise.resolve())();
  const user = openPage(<Bilingual />);
  expect(screen.getByText('Saved.').lang).toBe('');
  await user.click(screen.getByRole('button', { name: 'Español' }));
  await screen.findByRole('button', { name: 'Cerrar este mensaje' });
  expect(screen.getByText('Saved.').lang).toBe('en');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(screen.getByText('Guardado.').lang).toBe('');
});
