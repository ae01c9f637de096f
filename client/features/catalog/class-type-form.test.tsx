import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import { catalogueOf, classType } from '../../app/testing/sample-office';
import { data, offline, refusal, StubApi } from '../../app/testing/stub-api';
import { openPage } from '../../testing/open-page';
import { takeDrafts } from '../../ui/office/forms/use-draft-form';
import { ClassTypesPage } from './ClassTypesPage';
import type { OfficeClassTypeFragment } from './ClassTypesPage.generated';

const forklift = classType({ version: 2, nameEs: null });
type Input = Partial<OfficeClassTypeFragment> & { idempotencyKey?: string };

/** As stored by the stub server, which loses its next answers. */
let stored: (typeof forklift)[];
let lost: number;
let api: StubApi;

function store(type: typeof forklift) {
  stored = [...stored.filter(({ id }) => id !== type.id), type];
  return type;
}

function answer(made: ReturnType<typeof data>) {
  lost -= 1;
  return lost >= 0 ? offline() : made;
}

beforeEach(() => {
  stored = [forklift];
  lost = 0;
  const made = new Map<unknown, string>();
  api = new StubApi()
    .on('ClassTypes', () => data(catalogueOf(...stored)))
    .on('ClassTypeUpdate', ({ input }) => {
      const { id, version, ...values } = input as OfficeClassTypeFragment;
      const before = stored.find((each) => each.id === id);
      if (before?.version !== version) return answer(refusal('CONFLICT'));
      const updated = store({ ...before, ...values, version: version + 1 });
      return answer(data({ updateClassType: updated }));
    })
    .on('ClassTypeCreate', ({ input }) => {
      const { idempotencyKey, ...values } = input as Input;
      const id = made.get(idempotencyKey) ?? `new-${made.size}`;
      made.set(idempotencyKey, id);
      const type = stored.find((each) => each.id === id);
      const created = type ?? store({ ...forklift, ...values, id, version: 1 });
      return answer(data({ createClassType: created }));
    });
});
afterEach(() => sessionStorage.clear());

const inputsOf = (operation: string) => api.callsOf(operation).map(({ variables }) => variables['input']);
const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const price = () => field('Price in dollars');
const names = () => field(/^Name in Spanish/);
const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));
const save = (user: UserEvent) => press(user, 'Save class type');
const unknown = /^The server did not answer: we do not know whether it was saved\./;
const conflict = /^Not saved: somebody else has changed this record/;
const saved = () => screen.findByText(/is saved\.$/);

async function edit() {
  const user = openPage(<ClassTypesPage />, '/admin/class-types?edit=forklift');
  await screen.findByRole('heading', { name: 'Edit class type' });
  return user;
}

/** All repetitions are lost too. */
async function loseSave(user: UserEvent) {
  lost = 3;
  await save(user);
  await screen.findByText(unknown);
  lost = 0;
}

describe('a class type whose answer was lost', () => {
  it('is reported as saved if the repeated request finds it changed', async () => {
    const user = await edit();
    await user.type(names(), 'Montacargas');
    lost = 1;
    await save(user);
    await saved();
    expect(screen.queryByText(conflict)).toBeNull();
    expect(stored).toMatchObject([{ version: 3, nameEs: 'Montacargas' }]);
  });

  it('gets what was typed since then, without a question', async () => {
    const user = await edit();
    await user.type(names(), 'Montacarga');
    await loseSave(user);
    await user.type(names(), 's');
    await save(user);
    await saved();
    expect(stored).toMatchObject([{ version: 4, nameEs: 'Montacargas' }]);
  });

  it('is still a conflict if somebody else has changed it', async () => {
    const user = await edit();
    await user.type(names(), 'Montacargas');
    api.on('ClassTypeUpdate', offline);
    await save(user);
    await screen.findByText(unknown);
    store({ ...forklift, version: 3, priceCents: 9900 });
    api.on('ClassTypeUpdate', () => refusal('CONFLICT'));
    await save(user);
    await screen.findByText(conflict);
  });

  async function add() {
    const user = openPage(<ClassTypesPage />, '/admin/class-types?new');
    await user.type(await screen.findByLabelText('Name'), 'Crane');
    await user.selectOptions(field('Category'), 'equipment');
    await user.type(field(/^Duration/), '8');
    await user.type(price(), '99');
    await user.type(field('Description'), 'Loads.');
    await loseSave(user);
    return user;
  }

  it('is created once', async () => {
    const user = await add();
    await save(user);
    await saved();
    expect(stored.map(({ name }) => name)).toEqual(['Forklift Operator', 'Crane']);
    expect(new Set(inputsOf('ClassTypeCreate').map((input) => JSON.stringify(input))).size).toBe(1);
    expect(inputsOf('ClassTypeUpdate')).toEqual([]);
  });

  it('is created once with the corrected values', async () => {
    const user = await add();
    await user.type(field('Name'), 's');
    await save(user);
    await saved();
    expect(stored.map(({ name, version }) => [name, version])).toEqual([
      ['Forklift Operator', 2],
      ['Cranes', 2],
    ]);
  });
});

it('a class type that is edited while it is being saved stays open with the rest', async () => {
  const user = await edit();
  const release = api.hold('ClassTypeUpdate');
  await user.type(names(), 'Monta');
  await save(user);
  await user.type(names(), 'cargas');
  release();
  await saved();
  await screen.findByText('Saved. What you typed meanwhile is not saved yet.');
  expect(names().value).toBe('Montacargas');
  expect(stored).toMatchObject([{ version: 3, nameEs: 'Monta' }]);
  await save(user);
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Edit class type' })).toBeNull());
  expect(stored).toMatchObject([{ version: 4, nameEs: 'Montacargas' }]);
});

describe('after a reload, a class type that somebody else has changed meanwhile', () => {
  /** A page that is left runs no clean-up, so the tab has the storage from before it. */
  function reload() {
    const before = { ...sessionStorage };
    cleanup();
    Object.assign(sessionStorage, before);
    jest
      .spyOn(performance, 'getEntriesByType')
      .mockReturnValue([{ type: 'reload' } as PerformanceNavigationTiming]);
    takeDrafts();
  }

  async function typeAndReload() {
    const user = await edit();
    await user.type(names(), 'Montacargas');
    store({ ...forklift, version: 3, priceCents: 9900 });
    reload();
    const again = await edit();
    const notice = (await screen.findByText(conflict)).closest<HTMLElement>('[role="alert"]');
    within(notice ?? document.body).getByText('Price in dollars');
    expect([names().value, price().value]).toEqual(['Montacargas', '99.00']);
    return again;
  }

  it('has what was typed, which is saved over the other version', async () => {
    const user = await typeAndReload();
    await press(user, 'Keep mine and save again');
    await saved();
    expect(stored).toMatchObject([{ version: 4, nameEs: 'Montacargas', priceCents: 9900 }]);
  });

  it('has the other version if that is chosen', async () => {
    const user = await typeAndReload();
    await press(user, 'Use their version');
    expect([names().value, price().value]).toEqual(['', '99.00']);
    expect(screen.queryByText(conflict)).toBeNull();
    expect(inputsOf('ClassTypeUpdate')).toEqual([]);
  });

  it('has no conflict if the change was one’s own', async () => {
    const user = await edit();
    await user.type(names(), 'Montacargas');
    store({ ...forklift, version: 3, nameEs: 'Montacargas' });
    reload();
    await edit();
    expect(names().value).toBe('Montacargas');
    expect(screen.queryByText(conflict)).toBeNull();
  });
});
