import { FormattedMessage } from 'react-intl';

import { ButtonLink } from './Button';
import { exploreMessages } from './explore.messages';
import styles from './ExploreLink.module.css';

/** To the query behind a list or a report. Not on a phone, where the explorer does not open. */
export function ExploreLink({ to }: { to: string }) {
  return (
    <span className={styles.wide}>
      <ButtonLink size="small" to={to}>
        <FormattedMessage {...exploreMessages.explore} />
      </ButtonLink>
    </span>
  );
}
