import { FormattedMessage } from 'react-intl';

import { Notice } from '../../../ui/Notice';
import { classSummaryMessages } from '../class-summary.messages';
import { FoldedText } from '../FoldedText';
import { useRequirements } from '../use-requirements';
import styles from './BeforeYouBook.module.css';
import type { ClassSummary_classFragment } from './ClassSummary.generated';

type BeforeYouBookProps = Pick<ClassSummary_classFragment, 'requirements' | 'requirementsEs'>;

/** The requirements for attendees, displayed before booking; nothing if there are none. */
export function BeforeYouBook(scheduledClass: BeforeYouBookProps) {
  const requirements = useRequirements(scheduledClass);
  if (!requirements) return null;
  return (
    <section aria-labelledby="before-you-book">
      <Notice>
        <h2 id="before-you-book" className={styles.heading}>
          <FormattedMessage {...classSummaryMessages.beforeYouBook} />
        </h2>
        <FoldedText text={requirements} />
      </Notice>
    </section>
  );
}
