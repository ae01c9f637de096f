import { FormattedMessage } from 'react-intl';

import { CollapsibleText } from '../../../ui/elements/CollapsibleText';
import { Notice } from '../../../ui/elements/Notice';
import { classSummaryMessages } from '../class-summary.messages';
import { useRequirements } from '../use-requirements';
import styles from './RequirementsNotice.module.css';
import type { ClassSummary_classFragment } from './ClassSummary.generated';

type RequirementsNoticeProps = Pick<ClassSummary_classFragment, 'requirements' | 'requirementsEs'>;

/** The requirements for attendees, displayed before booking; nothing if there are none. */
export function RequirementsNotice(scheduledClass: RequirementsNoticeProps) {
  const requirements = useRequirements(scheduledClass);
  if (!requirements) return null;
  return (
    <section aria-labelledby="before-you-book">
      <Notice>
        <h2 id="before-you-book" className={styles.heading}>
          <FormattedMessage {...classSummaryMessages.beforeYouBook} />
        </h2>
        <CollapsibleText text={requirements} readOn={<FormattedMessage {...classSummaryMessages.readOn} />} />
      </Notice>
    </section>
  );
}
