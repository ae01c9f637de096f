import { FormattedMessage, useIntl } from 'react-intl';

import { withCatalogue } from '../../../i18n/catalogue';
import { Banner } from '../../../ui/elements/Banner';
import { Button, ButtonRow } from '../../../ui/elements/Button';
import { SectionGroup } from '../../../ui/forms/FormGroup';
import { ReloadButton } from '../../../ui/loading/ReloadButton';
import { usePanels } from '../own/use-panels';
import { crewDetailsMessages as messages } from './crew-details.messages';
import type { Crew_bookingFragment } from './CrewBooking.generated';
import { UnknownOutcome } from './UnknownOutcome';
import { usePanelOutcome } from './use-panel-outcome';

const loadPanel = {
  details: withCatalogue('own', () => import('./CrewDetailsPanel').then((m) => m.CrewDetailsPanel)),
};

/** Corrects the details of the contact: phone, company, purchase order, emergency contact and language. */
export function CrewDetails({ crew }: { crew: Crew_bookingFragment }) {
  const intl = useIntl();
  const { Panel, loading, hasFailed, toggle, close: closePanel } = usePanels(loadPanel);
  const { outcome, status, button, isUnknown, report, settle, begin, finish, finishLate, close } =
    usePanelOutcome<'done'>(crew.id, closePanel);
  if (!crew.isContactChangeable && outcome === null && !isUnknown) return null;
  return (
    <SectionGroup id="crew-details" heading={intl.formatMessage(messages.heading)}>
      {crew.isContactChangeable && (
        <ButtonRow>
          <Button
            ref={button}
            aria-expanded={Panel !== undefined}
            busy={loading !== undefined}
            busyLabel={<FormattedMessage {...messages.correct} />}
            onClick={() => {
              if (begin()) toggle('details');
              else closePanel();
            }}
          >
            <FormattedMessage {...messages.correct} />
          </Button>
        </ButtonRow>
      )}
      {Panel && (
        <Panel
          crew={crew}
          onDone={() => finish('done')}
          // The response has updated the page.
          onChanged={() => undefined}
          // The page displays neither phone nor emergency contact, so that loading it again would not tell.
          onLost={(repeat) => report(repeat !== undefined, repeat && (() => repeat().then(() => 'done')))}
          onDeadlinePassed={finishLate}
          onClose={close}
        />
      )}
      {/* A browser does not retry a failed module import. */}
      <Banner action={hasFailed && <ReloadButton />}>
        {hasFailed && <FormattedMessage {...messages.panelFailed} />}
      </Banner>
      <UnknownOutcome isUnknown={isUnknown} onSettle={settle} />
      <p role="status" ref={status} tabIndex={-1}>
        {outcome !== null && <FormattedMessage {...messages[outcome]} />}
      </p>
    </SectionGroup>
  );
}
