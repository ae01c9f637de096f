import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import type { SiteFacts } from '../../../graphql/use-site';
import { useFormats } from '../../../i18n/formats';
import { pathTo } from '../../../paths';
import { Banner } from '../../../ui/elements/Banner';
import { Button, ButtonLink } from '../../../ui/elements/Button';
import { SectionGroup } from '../../../ui/forms/FormGroup';
import { Phone } from '../../../ui/icons/site-icons';
import { ReloadButton } from '../../../ui/loading/ReloadButton';
import { useOnReturn } from '../../../ui/page/use-on-return';
import { loadingMessages } from '../book/class-loading.messages';
import type { BookingOutcome } from '../booking-outcome';
import { callOfficeMessages } from '../../../ui/contact/call-office.messages';
import { bookingOptionsMessages as messages } from './booking-options.messages';
import type { Confirmation_bookingFragment } from './ConfirmationPage.generated';
import styles from './BookingOptions.module.css';
import { PolicySentence } from './PolicySentence';
import { useLostChange } from './use-lost-change';
import { useOwnPanel, type OwnPanel } from './use-own-panel';

interface BookingOptionsProps {
  booking: Confirmation_bookingFragment | undefined;
  outcome: BookingOutcome;
  site: SiteFacts | undefined;
  /** Reloads the booking. */
  onStale: () => void;
  /** The guest has returned to the page, and changes nothing at the moment. */
  onReturn: () => void;
  /** The guest has changed the booking. */
  onChanged: (booking: Confirmation_bookingFragment) => void;
}

/**
 * The possible changes to a booking and their deadlines, as returned by the server, and the phone number for all
 * others.
 */
export function BookingOptions({
  booking,
  outcome,
  site,
  onStale,
  onReturn,
  onChanged,
}: BookingOptionsProps) {
  const intl = useIntl();
  const [done, setDone] = useState<OwnPanel | 'newLink' | 'checked'>();
  const [isLate, setIsLate] = useState(false);
  const panel = useOwnPanel();
  const statusRef = useRef<HTMLDivElement>(null);
  const refusal = useRef<HTMLDivElement>(null);
  const formats = useFormats();
  useEffect(() => {
    // The button that had the focus was removed with its panel.
    if (isLate) refusal.current?.focus();
  }, [isLate]);
  const lost = useLostChange(booking?.id, (settled) => {
    // The button that looks it up again is removed.
    if (refusal.current?.contains(document.activeElement)) statusRef.current?.focus();
    if (!settled) {
      onStale();
      return;
    }
    setDone(settled.id === booking?.id ? 'checked' : 'newLink');
    onChanged(settled);
  });
  useOnReturn(() => {
    if (booking && !panel.name && !lost.isUnknown) onReturn();
  });
  if (!booking && !site) return null;
  const options = booking?.options;
  const isOpen = options !== undefined && (options.move.isAllowed || options.changeAttendee.isAllowed);
  const heading = isOpen && outcome === 'confirmed' ? messages.plansHeading : messages.optionsHeading;

  const toggle = (name: OwnPanel) => {
    setDone(undefined);
    setIsLate(false);
    if (lost.settle()) panel.close();
    else panel.toggle(name);
  };
  const close = () => {
    const opener = panel.name;
    panel.close();
    lost.settle();
    if (opener) document.getElementById(openerId(opener))?.focus();
  };
  const finish = (changed: Confirmation_bookingFragment | undefined) => {
    const hasNewLink = changed !== undefined && changed.id !== booking?.id;
    setDone(hasNewLink ? 'newLink' : panel.name);
    panel.close();
    if (changed) onChanged(changed);
    // A cancelled booking displays another page, which takes the focus.
    if (panel.name !== 'cancel') statusRef.current?.focus();
  };
  const handleLate = () => {
    setIsLate(true);
    panel.close();
    onStale();
  };

  const problem = problemOf({ isUnknown: lost.isUnknown, isLate, hasFailed: panel.hasFailed });
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
        {booking && done === 'checked' && (
          <p>
            <FormattedMessage {...messages.checked} />
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
        <Banner
          action={
            lost.isUnknown ? (
              <Button size="small" onClick={lost.settle}>
                <FormattedMessage {...loadingMessages.retry} />
              </Button>
            ) : (
              // A browser does not retry a failed module import.
              problem === 'panelFailed' && <ReloadButton />
            )
          }
        >
          {problem && <FormattedMessage {...messages[problem]} />}
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
                  <Panel
                    booking={booking}
                    onDone={finish}
                    onChanged={onChanged}
                    onLost={lost.report}
                    onDeadlinePassed={handleLate}
                    onClose={close}
                  />
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

function problemOf({ isUnknown, isLate, hasFailed }: Record<'isUnknown' | 'isLate' | 'hasFailed', boolean>) {
  if (isUnknown) return 'unknown';
  if (isLate) return 'tooLate';
  return hasFailed ? 'panelFailed' : undefined;
}
