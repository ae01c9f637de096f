import type { ReactNode } from 'react';

import type { News } from '../../../ui/office/NewsBar';

/** What other features know of a class. */
export interface ClassParts {
  roster: (classInstanceId: string, onNews: (news: News) => void) => ReactNode;
  messages: (classInstanceId: string, onNews: (news: News) => void) => ReactNode;
}
