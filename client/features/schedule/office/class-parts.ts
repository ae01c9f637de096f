import type { ReactNode } from 'react';

import type { News } from '../../../ui/office/NewsBar';

/** Parts of the page of a class that other features provide. */
export interface ClassParts {
  roster: (classInstanceId: string, onNews: (news: News) => void) => ReactNode;
  messages: (classInstanceId: string, onNews: (news: News) => void) => ReactNode;
}
