import { lazy, Suspense, useRef } from 'react';
import { FormattedMessage } from 'react-intl';

import { ErrorBoundary } from '../../ui/ErrorBoundary';
import { Notice } from '../../ui/Notice';
import { useNearViewport } from '../../ui/use-near-viewport';
import { contactMessages } from './contact.messages';
import styles from './ContactSection.module.css';
import { OfficeFacts } from './OfficeFacts';

// Most visitors come for a class: the form travels when somebody comes near it.
const ContactForm = lazy(() => import('./ContactForm').then((module) => ({ default: module.ContactForm })));

interface ContactSectionProps {
  /** Whether a field of the form has an error, for the page's title. */
  onErrors: (hasErrors: boolean) => void;
}

/** The ways to ask the office: write, call, and what to know before. */
export function ContactSection({ onErrors }: ContactSectionProps) {
  const room = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(room);
  return (
    <section id="contact" className={`wrap ${styles.contact}`} aria-labelledby="contact-heading">
      <div className={styles.write}>
        <h2 id="contact-heading">
          <FormattedMessage {...contactMessages.heading} />
        </h2>
        <p className={styles.intro}>
          <FormattedMessage {...contactMessages.intro} />
        </p>
        <div ref={room} className={styles.room}>
          {isNear && (
            <ErrorBoundary fallback={<FormNotLoaded />}>
              <Suspense fallback={null}>
                <ContactForm onErrors={onErrors} />
              </Suspense>
            </ErrorBoundary>
          )}
        </div>
      </div>
      <OfficeFacts />
    </section>
  );
}

/** The form's file did not come; the phone and the address beside it work all the same. */
function FormNotLoaded() {
  return (
    <Notice>
      <p>
        <FormattedMessage {...contactMessages.notLoaded} />
      </p>
    </Notice>
  );
}
