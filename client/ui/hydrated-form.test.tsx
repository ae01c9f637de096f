import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { IntlProvider } from 'react-intl';

import { LocaleContext } from '../i18n/use-locale';
import { serve } from '../testing/hydrate';
import { Button } from './Button';
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

/** As the browser does it while there is no script: nobody hears of it. */
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

describe('a form that the server rendered', () => {
  const onSend = jest.fn<undefined, [Letter | undefined]>();
  const onValues = jest.fn<undefined, [Letter]>();
  let leave: () => Promise<void>;

  async function open(draft?: Letter) {
    const served = await serve(
      page({ onSend, onValues }),
      page({ onSend, onValues, ...(draft && { draft }) }),
    );
    ({ leave } = served);
    return served;
  }

  afterEach(async () => {
    await leave();
    jest.clearAllMocks();
  });

  it('loses nothing that was typed, chosen or ticked before it came alive, and sends it', async () => {
    const { comeAlive } = await open();
    fillInWithoutScript();
    expect(await comeAlive()).toEqual([]);
    expect(shown()).toEqual(filledIn);
    // What was ticked before asks for more.
    expect(control('Phone')).toBeTruthy();

    await userEvent.type(control('Name'), ' Peña');
    expect(shown()).toEqual({ ...filledIn, name: 'Ana Peña' });
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSend).toHaveBeenCalledWith({ ...filledIn, name: 'Ana Peña' });
  });

  it('keeps the same fields, and the focus in one', async () => {
    const { comeAlive } = await open();
    const name = control('Name');
    name.focus();
    name.value = 'An';
    expect(await comeAlive()).toEqual([]);
    expect(document.activeElement).toBe(name);
    await userEvent.keyboard('a');
    expect(name.value).toBe('Ana');
  });

  it('tells once of what was typed, so that it can be kept', async () => {
    const { comeAlive } = await open();
    fillInWithoutScript();
    await comeAlive();
    expect(onValues.mock.calls).toEqual([[filledIn]]);
  });

  it('begins with what was kept where nothing was typed, and with what was typed elsewhere', async () => {
    const { comeAlive } = await open({ ...noDraft, name: 'Berta', message: 'Kept', wantsCopy: false });
    control('Message').value = 'Typed';
    expect(await comeAlive()).toEqual([]);
    expect(shown()).toEqual({ ...noDraft, name: 'Berta', message: 'Typed', wantsCopy: false });
  });

  it('begins with what was kept, and says nothing of it, when nothing was typed', async () => {
    const { comeAlive } = await open({ ...noDraft, name: 'Berta' });
    expect(await comeAlive()).toEqual([]);
    expect(shown()).toEqual({ ...noDraft, name: 'Berta' });
    expect(onValues).not.toHaveBeenCalled();
  });

  it('puts nothing that was typed into an address when it is sent without a script', async () => {
    const { place } = await open();
    expect(place.querySelector('form')?.method).toBe('post');
  });

  it('has a name for each field, which the browser fills it in by', async () => {
    const { place } = await open();
    const names = [...place.querySelectorAll('input, select, textarea')].map((each) =>
      each.getAttribute('name'),
    );
    expect(names).toEqual(letter.names.filter((name) => name !== 'phone'));
  });
});
