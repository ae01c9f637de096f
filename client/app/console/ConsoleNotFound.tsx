import { FormattedMessage, useIntl } from 'react-intl';

import { consolePaths } from '../../console-paths';
import { ButtonLink, ButtonRow } from '../../ui/elements/Button';
import { PageHead } from '../../ui/office/page/PageHead';
import { usePageTitle } from '../../ui/page/use-page-title';
import { consoleMessages } from './console.messages';

/** Page for an unknown address of the console. */
export function ConsoleNotFound() {
  const intl = useIntl();
  usePageTitle(intl.formatMessage(consoleMessages.notFoundHeading));
  return (
    <>
      <PageHead heading={<FormattedMessage {...consoleMessages.notFoundHeading} />} />
      <p>
        <FormattedMessage {...consoleMessages.notFoundText} />
      </p>
      <ButtonRow>
        <ButtonLink to={consolePaths.dashboard}>
          <FormattedMessage {...consoleMessages.toDashboard} />
        </ButtonLink>
      </ButtonRow>
    </>
  );
}
