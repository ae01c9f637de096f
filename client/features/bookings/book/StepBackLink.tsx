import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';

import { pathTo } from '../../../paths';
import { ArrowLeft } from '../../../ui/icons/site-icons';
import { onPlainClick } from '../../../ui/elements/plain-click';
import styles from './StepBackLink.module.css';
import { informationMessages, paymentFrameMessages } from './booking-form.messages';

interface StepBackLinkProps {
  /** Returns to Information; without it, the link leads to the classes. */
  onBack?: (() => void) | undefined;
}

/** The back link above the form: to the classes, or from Payment to Information. */
export function StepBackLink({ onBack }: StepBackLinkProps) {
  return (
    <p className={styles.back}>
      {onBack ? (
        <Link className={styles.link} to="?" onClick={onPlainClick(onBack)}>
          <ArrowLeft className={styles.icon} />
          <FormattedMessage {...paymentFrameMessages.backToInformation} />
        </Link>
      ) : (
        <Link className={styles.link} to={pathTo.classes}>
          <ArrowLeft className={styles.icon} />
          <FormattedMessage {...informationMessages.backToClasses} />
        </Link>
      )}
    </p>
  );
}
