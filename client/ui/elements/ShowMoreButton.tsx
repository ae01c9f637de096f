import { FormattedMessage, type MessageDescriptor } from 'react-intl';

import { Banner } from './Banner';
import { Button } from './Button';
import styles from './ShowMoreButton.module.css';

interface ShowMoreButtonProps {
  list: { loadMore: () => unknown; isLoadingMore: boolean; hasMoreFailed: boolean };
  label: MessageDescriptor;
  /** Replaces the label while loading. */
  busyLabel?: MessageDescriptor;
  /** Displayed above the button if the next page could not be loaded. */
  failure: MessageDescriptor;
  size?: 'normal' | 'small';
}

/** The button below a list that has further pages. It also repeats a failed attempt. */
export function ShowMoreButton({ list, label, busyLabel = label, failure, size }: ShowMoreButtonProps) {
  return (
    <div className={styles.more}>
      <Banner>{list.hasMoreFailed && <FormattedMessage {...failure} />}</Banner>
      <Button size={size} busy={list.isLoadingMore} onClick={list.loadMore}>
        <FormattedMessage {...(list.isLoadingMore ? busyLabel : label)} />
      </Button>
    </div>
  );
}
