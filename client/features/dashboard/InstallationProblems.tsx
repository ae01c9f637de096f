import { FormattedMessage } from 'react-intl';

import { Notice } from '../../ui/elements/Notice';
import type { InstallationProblem } from '../../schema/installation-problem.generated';
import styles from './DashboardPage.module.css';
import { installationMessages as messages } from './installation.messages';

interface InstallationProblemsProps {
  problems: readonly InstallationProblem[];
}

/** What the office should tell whoever runs the server. Nothing if there are no problems. */
export function InstallationProblems({ problems }: InstallationProblemsProps) {
  if (problems.length === 0) return null;
  return (
    <Notice live="status">
      <ul className={styles.problems}>
        {problems.map((problem) => (
          <li key={problem}>
            <FormattedMessage {...messages[problem]} />
          </li>
        ))}
      </ul>
    </Notice>
  );
}
