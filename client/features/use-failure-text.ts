import { useIntl, type MessageDescriptor } from 'react-intl';

import { readFailure, type Failure } from '../graphql/requests/failure';
import { isLost } from '../graphql/requests/is-lost';
import { refusalText } from '../graphql/refusal-text';
import { wordMessages } from '../ui/office/texts/console-words.messages';
import { lostAnswerMessages } from '../ui/office/texts/lost-answer.messages';

export interface FailureTexts {
  /** Displayed instead of the server's text. */
  byCode?: Readonly<Partial<Record<Failure['code'], MessageDescriptor>>>;
  /** If it is unknown whether the change was made; by default that it may be sent again. */
  lost?: MessageDescriptor;
  /** For a failure without a text; by default that the change failed. */
  otherwise?: MessageDescriptor;
}

/** The text for a failed change of the console. */
export function useFailureText(): (error: unknown, texts?: FailureTexts) => string {
  const intl = useIntl();
  return (error, { byCode = {}, lost = lostAnswerMessages.unknown, otherwise } = {}) => {
    const failure = readFailure(error);
    const known: MessageDescriptor | undefined = isLost(failure) ? lost : byCode[failure.code];
    if (known) return intl.formatMessage(known);
    const fallback: MessageDescriptor = otherwise ?? wordMessages.changeFailed;
    return refusalText(failure) ?? intl.formatMessage(fallback);
  };
}
