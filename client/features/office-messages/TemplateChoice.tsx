import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { ConfirmDialog } from '../../ui/office/overlays/ConfirmDialog';
import { SelectField } from '../../ui/forms/SelectField';
import type { FormState } from '../../ui/forms/use-form';
import { isAnythingWritten, type MessageValues } from './message-form';
import type { OfficeMessageStartQuery } from './Write.generated';
import { writeMessages as messages } from './write.messages';

type Template = OfficeMessageStartQuery['officeMessageHelp']['templates'][number];

interface TemplateChoiceProps {
  templates: readonly Template[];
  state: FormState<MessageValues>;
}

/** Templates in both languages. A typed text is only replaced after a confirmation. */
export function TemplateChoice({ templates, state }: TemplateChoiceProps) {
  const intl = useIntl();
  const [chosen, setChosen] = useState('');
  const [asked, setAsked] = useState<string>();
  const messageTexts = (id: string): Omit<MessageValues, 'textMessages'> => {
    const template = templates.find((each) => each.id === id);
    return {
      'english.subject': template?.english.subject ?? '',
      'english.text': template?.english.text ?? '',
      'spanish.subject': template?.spanish.subject ?? '',
      'spanish.text': template?.spanish.text ?? '',
    };
  };
  const fill = (id: string) => {
    setChosen(id);
    setAsked(undefined);
    state.reset({ ...state.values, ...messageTexts(id) });
  };
  const choose = (id: string) => {
    const { textMessages: _textMessages, ...texts } = state.values;
    const isUntouched = JSON.stringify(texts) === JSON.stringify(messageTexts(chosen));
    if (isUntouched || !isAnythingWritten(state.values)) fill(id);
    else setAsked(id);
  };
  return (
    <>
      <SelectField
        id="template"
        label={intl.formatMessage(messages.template)}
        hint={intl.formatMessage(messages.templateHint)}
        prompt={intl.formatMessage(messages.freeText)}
        options={templates.map(({ id, name }) => ({ value: id, label: name }))}
        value={chosen}
        onChange={({ target }) => choose(target.value)}
      />
      {asked !== undefined && (
        <ConfirmDialog
          heading={<FormattedMessage {...messages.replaceHeading} />}
          confirmLabel={<FormattedMessage {...messages.replace} />}
          cancelLabel={<FormattedMessage {...messages.keep} />}
          onCancel={() => setAsked(undefined)}
          onConfirm={() => fill(asked)}
        >
          <FormattedMessage {...messages.replaceText} />
        </ConfirmDialog>
      )}
    </>
  );
}
