import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { IntlProvider } from 'react-intl';

import { LocaleContext } from '../../i18n/use-locale';
import { renderOnServer } from '../../testing/hydrate';
import { Button } from '../elements/Button';
import { Checkbox } from './Checkbox';
import { defineForm, type ValuesOf } from './define-form';
import { choice, flag, secret, text } from './form-fields';
import { PasswordField } from './PasswordField';
import { SelectField } from './SelectField';
import { TextArea } from './TextArea';
import { TextField } from './TextField';
import { useForm } from './use-form';

const letter = defineForm({
  fields: {
    name: text({ required: 'missing' }),
    subject: choice({ values: ['class', 'price'], required: 'missing' }),
    message: text({ rows: 3 }),
    password: secret(),
    wantsAnswer: flag(),
    wantsCopy: flag({ initial: true }),
    phone: text({ maxLength: 40 }),
  },
  labels: {
    name: 'Name',
    subject: 'Subject',
    message: 'Message',
    password: 'Password',
    wantsAnswer: 'Answer me',
    wantsCopy: 'Copy to me',
    phone: 'Phone',
  },
  problems: { missing: 'Missing' },
});

type Letter = ValuesOf<typeof letter.fields>;

interface LetterFormProps {
  draft?: Letter;
  onSend: (values: Letter | undefined) => void;
  onValues?: (values: Letter) => void;
}

function LetterForm({ draft, onSend, onValues }: LetterFormProps) {
  const form = useForm({
    form: letter,
    idPrefix: 'letter-',
    restore: () => draft,
    ...(onValues && { onValues }),
  });
  return (
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        onSend(form.validate());
      }}
    >
      <TextField {...form.text('name')} />
      <SelectField {...form.text('subject')} prompt="Choose" options={form.optionsOf('subject')} />
      <TextArea {...form.text('message')} />
      <PasswordField {...form.text('password')} autoComplete="new-password" />
      <Checkbox {...form.box('wantsAnswer')} />
      <Checkbox {...form.box('wantsCopy')} />
      {form.values.wantsAnswer && <TextField {...form.text('phone')} />}
      <Button type="submit">Send</Button>
    </form>
  );
}

const page = (props: LetterFormProps) => (
  <StrictMode>
    <IntlProvider locale="en-US" defaultLocale="en-US">
      <LocaleContext value={{ language: 'en', setLanguage: () => Promise.resolve() }}>
        <LetterForm {...props} />
      </LocaleContext>
    </IntlProvider>
  </StrictMode>
);

const control = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

/** Like a browser before hydration: no event handler runs. */
function fillInWithoutScript() {
  control('Name').value = 'Ana';
  control('Subject').value = 'price';
  control('Message').value = 'How much\nis it?';
  control('Password').value = ' correct horse ';
  control('Answer me').checked = true;
  control('Copy to me').checked = false;
}

const filledIn: Letter = {
  name: 'Ana',
  subject: 'price',
  message: 'How much\nis it?',
  password: ' correct horse ',
  wantsAnswer: true,
  wantsCopy: false,
  phone: '',
};

const noDraft: Letter = letter.initial;

function shown(): Letter {
  return {
    name: control('Name').value,
    subject: control('Subject').value as Letter['subject'],
    message: control('Message').value,
    password: control('Password').value,
    wantsAnswer: control('Answer me').checked,
    wantsCopy: control('Copy to me').checked,
    phone: screen.queryByLabelText<HTMLInputElement>('Phone')?.value ?? '',
  };
}

describe('a server-rendered form', () => {
  const onSend = jest.fn<undefined, [Letter | undefined]>();
  const onValues = jest.fn<undefined, [Letter]>();
  const open = (draft?: Letter) =>
    renderOnServer(page({ onSend, onValues }), page({ onSend, onValues, ...(draft && { draft }) }));

  beforeEach(() => {
    jest.clearAllMocks();
  });

  it('keeps and sends everything typed, chosen or ticked before hydration', async () => {
    const { hydrate } = await open();
    fillInWithoutScript();
    expect(await hydrate()).toEqual([]);
    expect(shown()).toEqual(filledIn);
    // The box that was ticked before hydration displays further fields.
    expect(control('Phone')).toBeTruthy();

    await userEvent.type(control('Name'), ' Peña');
    expect(shown()).toEqual({ ...filledIn, name: 'Ana Peña' });
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSend).toHaveBeenCalledWith({ ...filledIn, name: 'Ana Peña' });
  });

  it('keeps its elements, and the focus in one', async () => {
    const { hydrate } = await open();
    const name = control('Name');
    name.focus();
    name.value = 'An';
    expect(await hydrate()).toEqual([]);
    expect(document.activeElement).toBe(name);
    await userEvent.keyboard('a');
    expect(name.value).toBe('Ana');
  });

  it('reports values typed before hydration once, so that they can be stored', async () => {
    const { hydrate } = await open();
    fillInWithoutScript();
    await hydrate();
    expect(onValues.mock.calls).toEqual([[filledIn]]);
  });

  it('starts with stored values where nothing was typed, and with typed ones elsewhere', async () => {
    const { hydrate } = await open({ ...noDraft, name: 'Berta', message: 'Kept', wantsCopy: false });
    control('Message').value = 'Typed';
    expect(await hydrate()).toEqual([]);
    expect(shown()).toEqual({ ...noDraft, name: 'Berta', message: 'Typed', wantsCopy: false });
  });

  it('starts with stored values without reporting them, if nothing was typed', async () => {
    const { hydrate } = await open({ ...noDraft, name: 'Berta' });
    expect(await hydrate()).toEqual([]);
    expect(shown()).toEqual({ ...noDraft, name: 'Berta' });
    expect(onValues).not.toHaveBeenCalled();
  });

  it('puts no typed values into an address if it is submitted without scripts', async () => {
    const { container } = await open();
    expect(container.querySelector('form')?.method).toBe('post');
  });

  it('has a name for each field, for autofill', async () => {
    const { container } = await open();
    const names = [...container.querySelectorAll('input, select, textarea')].map((each) =>
      each.getAttribute('name'),
    );
    expect(names).toEqual(letter.names.filter((name) => name !== 'phone'));
  });
});
