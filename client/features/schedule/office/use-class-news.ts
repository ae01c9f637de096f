import { useIntl } from 'react-intl';

import { classPath } from './class-path';
import { classNoticeMessages } from './class-notice.messages';
import { officeScheduleMessages } from './office-schedule.messages';
import type { OfficeClassFragment } from './SchedulePage.generated';
import type { UntoldChange } from './use-class-change';
import { useClassName } from './use-class-name';
import { useClassUndo } from './use-class-undo';
import { useNewsOfMinute } from '../../../ui/office/use-news-of-minute';
import { useOneAtATime } from '../../../ui/use-one-at-a-time';

/**
 * What came of the last thing that was done to a class; what people will be told of can be taken back.
 * @param isOfMany the page is not the class's own: its page is a link away
 */
export function useClassNews(onTakenBack: () => void, isOfMany = false) {
  const intl = useIntl();
  const className = useClassName();
  const undo = useClassUndo();
  const { run } = useOneAtATime();
  const [news, setNews] = useNewsOfMinute();

  const tellSaved = (saved: OfficeClassFragment, change?: UntoldChange) => {
    const name = className(saved.classType).text;
    const link = isOfMany && {
      link: { to: classPath(saved.id), text: intl.formatMessage(officeScheduleMessages.open) },
    };
    const isCancelled = saved.status === 'cancelled' && change?.before.status !== 'cancelled';
    if (!change) {
      setNews({ kind: 'done', text: intl.formatMessage(officeScheduleMessages.saved, { name }), ...link });
      return;
    }
    const takeBack = async () => {
      setNews(await undo(change.before, saved));
      onTakenBack();
    };
    setNews({
      kind: 'done',
      text: intl.formatMessage(
        isCancelled ? classNoticeMessages.cancelledAndTold : classNoticeMessages.savedAndTold,
        { name, people: change.people },
      ),
      ...link,
      undo: () => void run(takeBack),
    });
  };
  return { news, setNews, tellSaved };
}
