import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';

import type { Language } from '../../i18n/language';
import { LocaleContext } from '../../i18n/use-locale';
import { defineForm, type ValuesOf } from './define-form';
import { flag, optionalText, text } from './form-fields';
import { useForm } from './use-form';

const message = (id: string) => ({ id, defaultMessage: id });

const sample = defineForm({
  fields: { name: text({ required: 'nameRequired' }), phone: optionalText(), wantsSms: flag() },
  labels: { name: message('Name'), phone: message('Phone'), wantsSms: message('SMS') },
  problems: { nameRequired: message('Required'), neededForSms: message('Needed for text messages') },
  rules: ({ phone, wantsSms }) => (wantsSms && phone === '' ? { phone: 'neededForSms' } : {}),
  clears: { wantsSms: ['phone'] },
});

type Values = ValuesOf<typeof sample.fields>;

const empty = sample.initial;

const spanish = { Required: 'Obligatorio', 'Needed for text messages': 'Hace falta para los mensajes' };

function openForm(initial = empty) {
  const onValues = jest.fn<undefined, [Values]>();
  let language: Language = 'en';
  const { result, rerender } = renderHook(
    () => useForm({ form: sample, initial, idPrefix: 'ask-', onValues }),
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <IntlProvider locale={language} defaultLocale="en" messages={language === 'es' ? spanish : {}}>
          <LocaleContext value={{ language, setLanguage: () => Promise.resolve() }}>{children}</LocaleContext>
        </IntlProvider>
      ),
    },
  );
  return {
    onValues,
    form: () => result.current,
    messages: () => result.current.errors.map(({ message }) => message),
    speak: (next: Language) => {
      language = next;
      rerender();
    },
  };
}

const withoutPhone: Values = { name: '', phone: '', wantsSms: true };

describe('a form', () => {
  it('tells fields with the same error apart by their labels', () => {
    const { form, messages } = openForm();
    act(() => void form().setServerErrors({ name: 'Too long', phone: 'Too long', wantsSms: 'Refused' }));
    expect(messages()).toEqual(['Name: Too long', 'Phone: Too long', 'Refused']);
    expect(form().fieldProps('name').error).toBe('Too long');
  });

  it('displays no errors before validation, then all in the order on the page', () => {
    const { form } = openForm(withoutPhone);
    expect(form().errors).toEqual([]);

    let checked: Values | undefined = withoutPhone;
    act(() => {
      checked = form().validate();
    });
    expect(checked).toBeUndefined();
    expect(form().errors).toEqual([
      { fieldId: 'ask-name', message: 'Required' },
      { fieldId: 'ask-phone', message: 'Needed for text messages' },
    ]);
    expect(form().fieldProps('name')).toEqual({ id: 'ask-name', name: 'name', error: 'Required' });
    expect(form().fieldProps('wantsSms').error).toBeUndefined();
  });

  it('counts failed validations only', () => {
    const { form, messages } = openForm();
    act(() => void form().validate());
    act(() => void form().validate());
    expect(form().attempt).toBe(2);

    act(() => form().change('name', 'Ana'));
    let checked: Values | undefined;
    act(() => {
      checked = form().validate();
    });
    expect(checked).toEqual({ ...empty, name: 'Ana' });
    expect(form().attempt).toBe(2);
    expect(messages()).toEqual([]);
  });

  it('clears the error of the edited field only', () => {
    const { form, messages } = openForm(withoutPhone);
    act(() => void form().validate());
    act(() => form().change('name', 'A'));
    expect(messages()).toEqual(['Needed for text messages']);
  });

  it('clears an error that depends on the edited field', () => {
    const { form, messages } = openForm(withoutPhone);
    act(() => void form().validate());
    act(() => form().change('wantsSms', false));
    expect(messages()).toEqual(['Required']);
  });

  it('translates its own errors, and hides the server’s errors in the other language', () => {
    const { form, messages, speak } = openForm();
    act(() => void form().validate());
    speak('es');
    expect(messages()).toEqual(['Obligatorio']);

    act(() => void form().setServerErrors({ phone: 'Too long' }));
    expect(messages()).toEqual(['Too long']);
    speak('en');
    expect(messages()).toEqual([]);
  });

  it('displays the server’s errors at their fields, and returns whether any field is its own', () => {
    const { form } = openForm();
    let isOurs = true;
    act(() => {
      isOurs = form().setServerErrors({ somethingElse: 'No' });
    });
    expect(isOurs).toBe(false);
    expect(form().attempt).toBe(0);

    act(() => {
      isOurs = form().setServerErrors({ phone: 'Too long', name: 'Too short', somethingElse: 'No' });
    });
    expect(isOurs).toBe(true);
    expect(form().attempt).toBe(1);
    expect(form().errors).toEqual([
      { fieldId: 'ask-name', message: 'Too short' },
      { fieldId: 'ask-phone', message: 'Too long' },
    ]);
  });

  it('keeps and validates two changes before it is rendered again', () => {
    const { form, onValues } = openForm();
    let checked: Values | undefined;
    act(() => {
      const { change, validate } = form();
      change('name', 'Ana');
      change('phone', '801-555-0117');
      checked = validate();
    });
    const both: Values = { name: 'Ana', phone: '801-555-0117', wantsSms: false };
    expect(form().values).toEqual(both);
    expect(checked).toEqual(both);
    expect(onValues.mock.calls).toEqual([[{ ...empty, name: 'Ana' }], [both]]);
  });

  it('can be reset to other values without errors, which are validated', () => {
    const { form, messages, onValues } = openForm({ ...empty, name: 'Ana' });
    act(() => void form().setServerErrors({ name: 'Too short' }));
    act(() => form().reset(empty));
    expect(form().values).toEqual(empty);
    expect(messages()).toEqual([]);
    expect(onValues).not.toHaveBeenCalled();
    act(() => void form().validate());
    expect(messages()).toEqual(['Required']);
  });
});
