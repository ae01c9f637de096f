import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import type { SiteFacts } from '../../../graphql/use-site';
import { useFormats } from '../../../i18n/formats';
import { pathTo } from '../../../paths';
import { Banner } from '../../../ui/Banner';
import { Button, ButtonLink } from '../../../ui/Button';
import { SectionGroup } from '../../../ui/FormGroup';
import { Phone } from '../../../ui/icons/site-icons';
import { focusHeading } from '../book/use-heading-focus';
import type { BookingOutcome } from '../booking-outcome';
import { callOfficeMessages } from '../../../ui/call-office.messages';
import { bookingOptionsMessages as messages } from './booking-options.messages';
import type { Confirmation_bookingFragment } from './ConfirmationPage.generated';
import styles from './BookingOptions.module.css';
import { PolicySentence } from './PolicySentence';
import { useOwnPanel, type OwnPanel } from './use-own-panel';

interface BookingOptionsProps {
  booking: Confirmation_bookingFragment | undefined;
  outcome: BookingOutcome;
  site: SiteFacts | undefined;
  /** Reloads the booking. */
  onStale: () => void;
  /** The guest has changed the booking. */
  onChanged: (booking: Confirmation_bookingFragment) => void;
}

/**
 * The possible changes to a booking and their deadlines, as returned by the server, and the phone number for all
 * others.
 */
export function BookingOptions({ booking, outcome, site, onStale, onChanged }: BookingOptionsProps) {
  const intl = useIntl();
  const [done, setDone] = useState<OwnPanel | 'newLink'>();
  const [isLate, setIsLate] = useState(false);
  const panel = useOwnPanel();
  const statusRef = useRef<HTMLDivElement>(null);
  const refusal = useRef<HTMLDivElement>(null);
  const formats = useFormats();
  useEffect(() => {
    // The button that had the focus was removed with its panel.
    if (isLate) refusal.current?.focus();
  }, [isLate]);
  if (!booking && !site) return null;
  const options = booking?.options;
  const isOpen = options !== undefined && (options.move.isAllowed || options.changeAttendee.isAllowed);
  const heading = isOpen && outcome === 'confirmed' ? messages.plansHeading : messages.optionsHeading;

  const toggle = (name: OwnPanel) => {
    setDone(undefined);
    setIsLate(false);
    panel.toggle(name);
  };
  const close = () => {
    const opener = panel.name;
    panel.close();
    if (opener) document.getElementById(openerId(opener))?.focus();
  };
  const finish = (changed: Confirmation_bookingFragment | undefined) => {
    const hasNewLink = changed !== undefined && changed.id !== booking?.id;
    setDone(hasNewLink ? 'newLink' : panel.name);
    panel.close();
    if (changed) onChanged(changed);
    // A cancelled booking displays another page; otherwise the focus stays.
    if (panel.name === 'cancel') focusHeading();
    else statusRef.current?.focus();
  };
  const handleLate = () => {
    setIsLate(true);
    panel.close();
    onStale();
  };

  return (
    <SectionGroup
      id="plans-change"
      heading={intl.formatMessage(booking ? heading : messages.questionsHeading)}
    >
      <div role="status" ref={statusRef} tabIndex={-1} className={styles.done}>
        {booking && done === 'move' && (
          <p>
            <FormattedMessage
              {...messages.moved}
              values={{
                email: booking.email,
                date: formats.longDay(booking.classInstance.days[0]?.date ?? ''),
              }}
            />
          </p>
        )}
        {booking && (done === 'change' || done === 'newLink') && (
          <p>
            <FormattedMessage
              {...messages[done === 'newLink' ? 'changedLink' : 'changed']}
              values={{ email: booking.email }}
            />
          </p>
        )}
      </div>
      {booking && <PolicySentence booking={booking} outcome={outcome} />}
      <div ref={refusal} tabIndex={-1}>
        <Banner>
          {(isLate || panel.hasFailed) && (
            <FormattedMessage {...messages[isLate ? 'tooLate' : 'panelFailed']} />
          )}
        </Banner>
      </div>
      {booking && (
        <div className={`no-print ${styles.actions}`}>
          {(['move', 'change', 'cancel'] as const).map((name) => {
            const option = name === 'change' ? booking.options.changeAttendee : booking.options[name];
            if (!option.isAllowed) return null;
            const Panel = panel.name === name ? panel.Panel : undefined;
            return (
              <div key={name} className={styles.action}>
                <Button
                  block
                  id={openerId(name)}
                  variant={name === 'cancel' ? 'danger' : 'secondary'}
                  aria-expanded={Panel !== undefined}
                  busy={panel.loading === name}
                  busyLabel={<FormattedMessage {...messages[name]} />}
                  onClick={() => toggle(name)}
                >
                  <FormattedMessage {...messages[name]} />
                </Button>
                {Panel && (
                  <Panel booking={booking} onDone={finish} onDeadlinePassed={handleLate} onClose={close} />
                )}
              </div>
            );
          })}
          {!isOpen && (
            <ButtonLink block to={pathTo.datesOf(booking.classInstance.classTypeId)}>
              <FormattedMessage {...messages.otherDates} />
            </ButtonLink>
          )}
        </div>
      )}
      {site && (
        <p>
          <a className={styles.call} href={`tel:${site.companyPhone}`}>
            <Phone className={styles.icon} />
            <FormattedMessage {...callOfficeMessages.call} values={{ phone: site.companyPhoneDisplay }} />
          </a>
        </p>
      )}
    </SectionGroup>
  );
}

const openerId = (name: OwnPanel) => `booking-${name}`;
