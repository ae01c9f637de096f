import { useCallback, useEffect, useState } from 'react';

import { withStorage } from '../../../../i18n/browser-storage';
import { isDate } from '../../../../ui/office/forms/is-date';
import { useUrlParams } from '../../../../ui/office/lists/use-url-params';

/** The views of the schedule. */
export const scheduleViews = ['cards', 'table', 'week', 'month'] as const;
export type ScheduleView = (typeof scheduleViews)[number];

const storageKey = 'schedule.view';

/** The stored view; default: cards. */
function storedView(): ScheduleView {
  const stored = withStorage(() => localStorage.getItem(storageKey));
  return scheduleViews.find((each) => each === stored) ?? 'cards';
}

interface ScheduleViewChoice {
  view: ScheduleView;
  choose: (view: ScheduleView) => void;
  /** The date of a calendar; undefined for today. */
  date: string | undefined;
  /** Changes the date of the calendar; undefined is today. @param view also changes the view */
  turnTo: (date: string | undefined, view?: ScheduleView) => void;
}

/** View and date of the schedule in the URL; the view is also stored in this browser. */
export function useScheduleView(): ScheduleViewChoice {
  const [params, write] = useUrlParams();
  const [remembered] = useState(storedView);
  const named = scheduleViews.find((each) => each === params.get('view'));
  const view = named ?? remembered;
  const date = params.get('date') ?? '';

  useEffect(() => {
    if (named) withStorage(() => localStorage.setItem(storageKey, named));
  }, [named]);

  const choose = useCallback((chosen: ScheduleView) => write((next) => next.set('view', chosen)), [write]);
  const turnTo = useCallback(
    (to: string | undefined, chosen?: ScheduleView) =>
      write((next) => {
        if (chosen) next.set('view', chosen);
        if (to) next.set('date', to);
        else next.delete('date');
      }),
    [write],
  );
  return { view, choose, date: isDate(date) ? date : undefined, turnTo };
}
