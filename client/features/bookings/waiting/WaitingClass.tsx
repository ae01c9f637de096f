import { ClassFacts } from '../ClassFacts';
import styles from './Waiting.module.css';
import type { WaitingClass_classFragment } from './WaitingClass.generated';

/** The class of the entry or offer. */
export function WaitingClass({ scheduledClass }: { scheduledClass: WaitingClass_classFragment }) {
  return (
    <div className={styles.class}>
      <ClassFacts scheduledClass={scheduledClass} />
    </div>
  );
}
