import { FormattedMessage } from 'react-intl';

import { useOfficeFormats } from '../../../../i18n/office/office-formats';
import { Tag } from '../../../../ui/elements/Tag';
import { useOpenedAt } from '../../../../ui/page/use-opened-at';
import type { OfficeInstructorFragment } from './Instructors.generated';
import { instructorsMessages as messages } from './instructors.messages';
import styles from './Records.module.css';

const dayLength = 86_400_000;
/** The time before the expiry from which it is highlighted. */
const soon = 60 * dayLength;

interface AuthorizationProps {
  instructor: Pick<
    OfficeInstructorFragment,
    'authorizationKind' | 'authorizationNumber' | 'authorizationExpiresOn'
  >;
}

/** An instructor's authorization and its expiry. */
export function Authorization({
  instructor: { authorizationKind, authorizationNumber, authorizationExpiresOn },
}: AuthorizationProps) {
  const formats = useOfficeFormats();
  const now = useOpenedAt();
  const authorization = [authorizationKind, authorizationNumber].filter(Boolean).join(', ');
  if (authorization === '' && authorizationExpiresOn === null) return '–';
  if (authorizationExpiresOn === null) return authorization;
  // Valid through its last day in every time zone.
  const left = Date.parse(authorizationExpiresOn) + dayLength - now;
  return (
    <>
      {authorization}
      <span className={styles.detail}>
        <FormattedMessage {...messages.until} values={{ date: formats.date(authorizationExpiresOn) }} />
      </span>
      {left <= soon && (
        <Tag tone={left <= 0 ? 'alert' : 'pending'}>
          <FormattedMessage {...(left <= 0 ? messages.expired : messages.endsSoon)} />
        </Tag>
      )}
    </>
  );
}
