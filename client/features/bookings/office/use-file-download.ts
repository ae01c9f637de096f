import { useIntl } from 'react-intl';

import { useDownload } from '../../../graphql/office/api-files';
import { wordMessages } from '../../../ui/office/texts/console-words.messages';
import { useOneAtATime } from '../../../ui/elements/use-one-at-a-time';

interface FileDownload {
  isBusy: boolean;
  /** Saves an API file to the user's disk. Never rejects. */
  save: (path: string) => Promise<void>;
}

/** Saves one file at a time, and reports a failure. */
export function useFileDownload(onFailed: (text: string) => void): FileDownload {
  const intl = useIntl();
  const download = useDownload();
  const { isBusy, run } = useOneAtATime();
  const save = (path: string) =>
    run(() => download(path).catch(() => onFailed(intl.formatMessage(wordMessages.fileFailed))));
  return { isBusy, save };
}
