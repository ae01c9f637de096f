import { FormattedMessage } from 'react-intl';

import { readFailure } from '../../../graphql/requests/failure';
import { isLost } from '../../../graphql/requests/is-lost';
import { useServerText, type ServerText } from '../crew/use-server-text';
import { waitingMessages } from './waiting.messages';

export interface WaitingFailure {
  /** It is unknown whether the request was carried out. */
  isLost: boolean;
  text?: ServerText;
}

/** @returns converts the rejection of a request */
export function useReadWaitingFailure(): (error: unknown) => WaitingFailure {
  const { serverText } = useServerText();
  return (error) => {
    const failure = readFailure(error);
    const { text } = failure;
    return { isLost: isLost(failure), ...(text !== undefined && { text: serverText(text) }) };
  };
}

/** Why a request failed; in the other language without the server's text. */
export function WaitingFailureText({ failure: { isLost: isUnknown, text } }: { failure: WaitingFailure }) {
  const { readable } = useServerText();
  const own = isUnknown ? waitingMessages.lost : waitingMessages.failed;
  return (text && readable(text)) ?? <FormattedMessage {...own} />;
}
