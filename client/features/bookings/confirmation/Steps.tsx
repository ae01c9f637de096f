import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { CollapsibleText } from '../../../ui/elements/CollapsibleText';
import { classSummaryMessages } from '../class-summary.messages';
import { useRequirements } from '../use-requirements';
import { confirmationMessages } from './confirmation.messages';
import styles from './NextSteps.module.css';

/** A numbered list of what to do between booking and class. */
export function Steps({ children }: { children: ReactNode }) {
  return <ol className={styles.steps}>{children}</ol>;
}

export function Step({ heading, children }: { heading: ReactNode; children: ReactNode }) {
  return (
    <li className={styles.step}>
      <div>
        <strong className={styles.heading}>{heading}</strong> {children}
      </div>
    </li>
  );
}

const nothing = { requirements: null, requirementsEs: null };

interface UpcomingStepsProps {
  /** Undefined if its details could not be loaded: then only the steps that apply to every class are displayed. */
  classInstance: { requirements: string | null; requirementsEs: string | null } | undefined;
  arriveEarlyMinutes: number;
}

/** The last steps: the requirements, and when to arrive. */
export function UpcomingSteps({ classInstance, arriveEarlyMinutes }: UpcomingStepsProps) {
  const toBring = useRequirements(classInstance ?? nothing);
  return (
    <>
      {toBring && (
        <Step heading={<FormattedMessage {...confirmationMessages.bringHeading} />}>
          <CollapsibleText text={toBring} readOn={<FormattedMessage {...classSummaryMessages.readOn} />} />
        </Step>
      )}
      <Step
        heading={
          <FormattedMessage
            {...confirmationMessages.arriveHeading}
            values={{ minutes: arriveEarlyMinutes }}
          />
        }
      >
        <FormattedMessage {...confirmationMessages[toBring ? 'arriveReason' : 'arrive']} />
      </Step>
    </>
  );
}
