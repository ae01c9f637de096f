import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';

import { readFailure } from '../../graphql/requests/failure';
import { consolePaths } from '../../console-paths';
import { Banner } from '../../ui/elements/Banner';
import { Button, ButtonLink } from '../../ui/elements/Button';
import { ConfirmDialog } from '../../ui/office/overlays/ConfirmDialog';
import { wordMessages } from '../../ui/office/texts/console-words.messages';
import { useOneAtATime } from '../../ui/elements/use-one-at-a-time';
import type { Report, ReportValues } from './report';
import { explorerPath } from './report-paths';
import { reportMessages as messages } from './report.messages';
import styles from './Reports.module.css';
import { useReportDeleteMutation } from './Reports.generated';

/** The actions for a report: open it in the explorer, and delete an own one. */
export function ReportActions({ report, values }: { report: Report; values: ReportValues }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const [remove] = useReportDeleteMutation();
  const { isBusy, run } = useOneAtATime();
  const [isAsking, setIsAsking] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const { id, name, mine } = report;
  const deleteReport = async () => {
    setHasFailed(false);
    try {
      await remove({ variables: { input: { id } } });
    } catch (error) {
      // One that is already deleted counts as success.
      if (readFailure(error).code !== 'NOT_FOUND') {
        setIsAsking(false);
        setHasFailed(true);
        return;
      }
    }
    await navigate(consolePaths.reports, { replace: true });
  };
  return (
    <div>
      <Banner>{hasFailed && intl.formatMessage(messages.deleteFailed)}</Banner>
      <div className={styles.actions}>
        <span className={styles.wideOnly}>
          <ButtonLink size="small" to={explorerPath({ ...values, report: id })}>
            <FormattedMessage {...messages.changeQuery} />
          </ButtonLink>
        </span>
        {mine && (
          <Button size="small" variant="danger" onClick={() => setIsAsking(true)}>
            <FormattedMessage {...messages.delete} />
          </Button>
        )}
      </div>
      {isAsking && (
        <ConfirmDialog
          heading={<FormattedMessage {...messages.deleteHeading} values={{ name }} />}
          confirmLabel={<FormattedMessage {...messages.delete} />}
          busyLabel={<FormattedMessage {...wordMessages.deleting} />}
          cancelLabel={<FormattedMessage {...wordMessages.keepIt} />}
          busy={isBusy}
          onCancel={() => setIsAsking(false)}
          onConfirm={() => void run(deleteReport)}
        >
          <FormattedMessage {...messages.deleteText} />
        </ConfirmDialog>
      )}
    </div>
  );
}
