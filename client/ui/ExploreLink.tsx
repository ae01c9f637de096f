import { FormattedMessage } from 'react-intl';

import { ButtonLink } from './Button';
import { exploreMessages } from './explore.messages';

/** To the query behind a list or a report. */
export function ExploreLink({ to }: { to: string }) {
  return (
    <ButtonLink size="small" to={to}>
      <FormattedMessage {...exploreMessages.explore} />
    </ButtonLink>
  );
}
