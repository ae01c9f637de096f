import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';

import { useFormats } from '../../../../i18n/formats';
import { Notice } from '../../../../ui/elements/Notice';
import { classCopyMessages as messages } from './class-copy.messages';
import { classPath } from '../class-path';
import styles from '../class-page/OfficeClassPage.module.css';
import type { OfficeClassFragment } from '../OfficeClasses.generated';

/** Links to the copies that were just created. */
export function CreatedCopies({ made }: { made: readonly OfficeClassFragment[] }) {
  const formats = useFormats();
  if (made.length === 0) return null;
  return (
    <Notice>
      <p id="made-copies">
        <FormattedMessage {...messages.copies} />
      </p>
      <ul className={styles.made} aria-labelledby="made-copies">
        {made.map(({ id, days: [first] }) => (
          <li key={id}>
            <Link to={classPath(id)}>{first ? formats.fullDate(first.date) : id}</Link>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
