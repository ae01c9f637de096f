import { FormattedMessage, useIntl } from 'react-intl';

import { formMessages } from './form.messages';
import { Shape } from '../elements/Shape';
import styles from './StepIndicator.module.css';

interface StepIndicatorProps {
  /** Names of all steps, in order. */
  steps: readonly string[];
  /** Index of the current step. */
  current: number;
}

/** The current step of a form. */
export function StepIndicator({ steps, current }: StepIndicatorProps) {
  const intl = useIntl();
  return (
    <ol className={styles.line} aria-label={intl.formatMessage(formMessages.progress)}>
      {steps.map((name, index) => (
        <li
          key={name}
          className={index < current ? `${styles.step} ${styles.done}` : styles.step}
          aria-current={index === current ? 'step' : undefined}
        >
          {index + 1}. {name}
          {index < current && (
            <>
              <Shape name="tick" className={styles.tick} />
              <span className="visually-hidden">
                <FormattedMessage {...formMessages.stepDone} />
              </span>
            </>
          )}
        </li>
      ))}
    </ol>
  );
}
