import { createIntl } from 'react-intl';

import { catalogue as spanish } from '../../../i18n/es/explorer-catalogue';
import { translateNames } from './editor-names';

let stop: () => void;

beforeEach(() => {
  document.body.innerHTML = '<button aria-label="Show Campos"></button><button aria-label="otro"></button>';
  stop = translateNames(document.body, createIntl({ locale: 'es', messages: spanish }));
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

const names = () =>
  [...document.querySelectorAll('button')].map((button) => button.getAttribute('aria-label'));
const observed = () => new Promise((resolve) => setTimeout(resolve));

it('translates the buttons of the editor, and leaves others unchanged', () => {
  expect(names()).toEqual(['Mostrar Campos', 'otro']);
});

it('translates buttons that are added or renamed later', async () => {
  document.querySelector('button')?.setAttribute('aria-label', 'Hide Campos');
  const added = document.createElement('div');
  added.innerHTML = '<button aria-label="Execute query (Ctrl-Enter)"></button>';
  document.body.append(added);
  await observed();
  expect(names()).toEqual(['Ocultar Campos', 'otro', 'Ejecutar la consulta (Ctrl-Enter)']);
  document.querySelector('button')?.setAttribute('aria-label', 'Show History');
  await observed();
  expect(names()[0]).toBe('Mostrar Historial');
});

it('translates tooltips', async () => {
  const tooltip = document.createElement('div');
  tooltip.innerHTML = '<div class="graphiql-tooltip">New tab<span role="tooltip">New tab</span></div>';
  document.body.append(tooltip);
  await observed();
  expect(tooltip.textContent).toBe('Nueva pestañaNueva pestaña');
});
