import { screen, waitFor, within } from '@testing-library/react';

import { data, notJson, offline, refusal, StubApi } from '../../app/testing/stub-api';
import { openPage } from '../../testing/open-page';
import { WritePage } from './WritePage';

const recipient = (bookingId: string, changes: object = {}) => ({
  __typename: 'OfficeMessageRecipient',
  bookingId,
  firstName: bookingId,
  lastName: 'Ibarra',
  email: `${bookingId}@example.com`,
  language: 'en',
  takesTextMessages: false,
  ...changes,
});
const texts = (subject: string) => ({
  __typename: 'OfficeMessageWords',
  subject,
  text: `${subject}: {place}`,
});
const start = (...recipients: ReturnType<typeof recipient>[]) =>
  data({
    officeMessageAudience: {
      __typename: 'OfficeMessageAudience',
      recipients,
      textMessages: recipients.filter(({ takesTextMessages }) => takesTextMessages).length,
    },
    officeMessageHelp: {
      __typename: 'OfficeMessageHelp',
      templates: [
        {
          __typename: 'OfficeMessageTemplate',
          id: 'bring',
          name: 'What to bring',
          english: texts('Please bring'),
          spanish: texts('Por favor traiga'),
        },
      ],
      placeholders: [
        { __typename: 'OfficeMessagePlaceholder', english: '{first name}', spanish: '{nombre}' },
      ],
    },
  });
const preview = (changes: object = {}) =>
  data({
    officeMessagePreview: {
      __typename: 'OfficeMessagePreview',
      language: 'en',
      subject: 'Please bring',
      html: '<p>Hello</p>',
      textMessage: null,
      ...changes,
    },
  });
const sent = data({
  sendOfficeMessage: { __typename: 'OfficeMessage', id: 'm1', people: 2, textMessages: 1 },
});
const withdrawn = data({
  withdrawOfficeMessage: { __typename: 'WithdrawnOfficeMessage', id: 'm1', reached: 0 },
});

let api: StubApi;
beforeEach(() => {
  api = new StubApi()
    .on('OfficeMessageStart', () =>
      start(recipient('ana', { takesTextMessages: true }), recipient('luis', { language: 'es' })),
    )
    .on('OfficeMessagePreview', () => preview())
    .on('OfficeMessageSend', () => sent);
});
afterEach(() => jest.useRealTimers());

const english = () => within(screen.getByRole('group', { name: 'In English' }));
const spanish = () => within(screen.getByRole('group', { name: 'In Spanish' }));
const inputsOf = (operation: string) => api.callsOf(operation).map(({ variables }) => variables['input']);
const fromTemplate = async () => {
  const visitor = openPage(<WritePage />, '/?ids=ana,luis');
  await visitor.selectOptions(await screen.findByLabelText('Start from'), 'bring');
  return visitor;
};
const pressSend = () => screen.getByRole('button', { name: 'Send to 2 people' });

describe('an office message', () => {
  it('starts from a template in both languages, which replaces typed text only after a confirmation', async () => {
    const visitor = await fromTemplate();
    expect(english().getByLabelText<HTMLInputElement>('Subject').value).toBe('Please bring');
    expect(spanish().getByLabelText<HTMLInputElement>('Subject').value).toBe('Por favor traiga');
    await visitor.type(english().getByLabelText('Subject'), ' this');
    await visitor.selectOptions(screen.getByLabelText('Start from'), '');
    await visitor.click(screen.getByRole('button', { name: 'Keep mine' }));
    expect(english().getByLabelText<HTMLInputElement>('Subject').value).toBe('Please bring this');
    await visitor.selectOptions(screen.getByLabelText('Start from'), '');
    await visitor.click(screen.getByRole('button', { name: 'Replace it' }));
    expect(english().getByLabelText<HTMLInputElement>('Subject').value).toBe('');
  });

  it('is not sent without a language of its recipients', async () => {
    const visitor = openPage(<WritePage />, '/?ids=ana,luis');
    await visitor.type(
      within(await screen.findByRole('group', { name: 'In English' })).getByLabelText('Subject'),
      'Hello',
    );
    await visitor.click(pressSend());
    const errors = screen.getAllByRole('link').filter((link) => link.getAttribute('href')?.startsWith('#'));
    expect(errors.map((link) => link.getAttribute('href'))).toEqual([
      '#english.text',
      '#spanish.subject',
      '#spanish.text',
    ]);
    expect(api.callsOf('OfficeMessageSend')).toEqual([]);
  });

  it('gets a placeholder at the cursor', async () => {
    const visitor = await fromTemplate();
    const area = english().getByLabelText<HTMLTextAreaElement>('Text');
    area.setSelectionRange(0, 6);
    await visitor.click(english().getByRole('button', { name: '{first name}' }));
    expect(area.value).toBe('{first name} bring: {place}');
  });

  it('is previewed for each recipient, one at a time', async () => {
    const visitor = await fromTemplate();
    expect(await screen.findByText('Subject: Please bring')).toBeTruthy();
    api.on('OfficeMessagePreview', () => preview({ language: 'es', subject: 'Por favor traiga' }));
    await visitor.click(screen.getByRole('button', { name: 'Next person' }));
    expect(await screen.findByText('Subject: Por favor traiga')).toBeTruthy();
    expect(inputsOf('OfficeMessagePreview').at(-1)).toEqual({
      spanish: { subject: 'Por favor traiga', text: 'Por favor traiga: {place}' },
      bookingId: 'luis',
    });
  });

  it('is sent once even if the first response is lost, and can be withdrawn', async () => {
    const visitor = await fromTemplate();
    let tries = 0;
    api.on('OfficeMessageSend', () => ((tries += 1) === 1 ? offline() : sent));
    await visitor.click(pressSend());
    expect(await screen.findByText('Your message is on its way')).toBeTruthy();
    const [one, other] = inputsOf('OfficeMessageSend');
    expect(one).toEqual(other);
    expect(one).toMatchObject({ bookingIds: ['ana', 'luis'], textMessages: true });
    api.on('OfficeMessageWithdraw', () => withdrawn);
    await visitor.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Withdrawn: nobody gets it.')).toBeTruthy();
    // The form keeps its values, and sending it again is another message.
    expect(english().getByLabelText<HTMLInputElement>('Subject').value).toBe('Please bring');
    await visitor.click(pressSend());
    await waitFor(() => expect(inputsOf('OfficeMessageSend')).toHaveLength(3));
    expect(inputsOf('OfficeMessageSend').at(-1)).not.toEqual(one);
  });

  it.each([
    ['without a response', offline],
    ['with the page of a proxy', () => notJson(502)],
  ])(
    'of which nobody knows whether it was sent is sent again with the same key (%s)',
    async (_case, lost) => {
      jest.useFakeTimers({ now: Date.now(), advanceTimers: 50 });
      const visitor = await fromTemplate();
      api.on('OfficeMessageSend', lost);
      await visitor.click(pressSend());
      await screen.findByText(/^The server did not answer\. Press the button again/);
      api.on('OfficeMessageSend', () => sent);
      await visitor.click(pressSend());
      await screen.findByText('Your message is on its way');
      const inputs = inputsOf('OfficeMessageSend');
      expect(inputs.at(-1)).toEqual(inputs[0]);
    },
  );

  it('can be withdrawn later if the first try got no answer', async () => {
    jest.useFakeTimers({ now: Date.now(), advanceTimers: 50 });
    const visitor = await fromTemplate();
    await visitor.click(pressSend());
    await screen.findByText('Your message is on its way');
    api.on('OfficeMessageWithdraw', () => notJson(504));
    await visitor.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText(/^The server did not answer: we do not know whether it was saved\. Try again;/);
    api.on('OfficeMessageWithdraw', () => withdrawn);
    await visitor.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Withdrawn: nobody gets it.')).toBeTruthy();
  });

  it('takes no input while it is being sent, which nobody would get', async () => {
    const visitor = await fromTemplate();
    const release = api.hold('OfficeMessageSend');
    await visitor.click(pressSend());
    const subject = english().getByLabelText<HTMLInputElement>('Subject');
    await visitor.type(subject, ' gloves');
    expect(subject.value).toBe('Please bring');
    release();
    await screen.findByText('Your message is on its way');
  });

  it('is sent over plain HTTP too, where randomUUID is missing', async () => {
    jest.spyOn(crypto, 'randomUUID').mockImplementation(() => {
      throw new TypeError('crypto.randomUUID is not a function');
    });
    const visitor = await fromTemplate();
    await visitor.click(pressSend());
    expect(await screen.findByText('Your message is on its way')).toBeTruthy();
    expect(inputsOf('OfficeMessageSend')).toHaveLength(1);
  });

  it('displays the server’s errors at the fields', async () => {
    const visitor = await fromTemplate();
    api.on('OfficeMessageSend', () =>
      refusal('BAD_USER_INPUT', { 'english.text': '{price} cannot be replaced.' }),
    );
    await visitor.click(pressSend());
    expect(await screen.findAllByText('{price} cannot be replaced.')).toHaveLength(2);
  });

  it('is sent to its author first', async () => {
    const visitor = await fromTemplate();
    api.on('OfficeMessageSendTest', () =>
      data({
        sendOfficeMessageTest: {
          __typename: 'OfficeMessageTest',
          recipient: 'rosa@ridgeline.example',
          languages: ['en', 'es'],
        },
      }),
    );
    await visitor.click(screen.getByRole('button', { name: 'Send me a test first' }));
    expect(await screen.findByText('A test is on its way to rosa@ridgeline.example.')).toBeTruthy();
    api.on('OfficeMessageSendTest', () => notJson(504));
    await visitor.click(screen.getByRole('button', { name: 'Send me a test first' }));
    await screen.findByText(/^The server did not answer: the test may be on its way\./);
    expect(api.callsOf('OfficeMessageSendTest')).toHaveLength(2);
  });

  it('says if there are no recipients', async () => {
    api.on('OfficeMessageStart', () =>
      refusal('BAD_USER_INPUT', { classInstanceId: 'There is nobody to write to' }),
    );
    openPage(<WritePage />, '/?class=c1');
    expect(await screen.findByRole('heading', { name: 'Nobody to write to' })).toBeTruthy();
  });
});
