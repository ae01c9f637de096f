import { lazy, Suspense, useRef } from 'react';
import { FormattedMessage } from 'react-intl';

import { useSite } from '../../graphql/use-site';
import { withCatalogue } from '../../i18n/catalogue';
import { ErrorBoundary } from '../../ui/loading/ErrorBoundary';
import { Notice } from '../../ui/elements/Notice';
import { Skeleton } from '../../ui/loading/Skeleton';
import { useNearViewport } from '../../ui/page/use-near-viewport';
import { contactMessages } from './contact.messages';
import styles from './ContactSection.module.css';
import { OfficeFacts } from './OfficeFacts';

// Most visitors come for a class: the form is loaded when it comes near the viewport, or later for those who look for
// it with a screen reader or the browser's search.
const loadContactForm = withCatalogue('contact', () => import('./ContactForm'));
const ContactForm = lazy(() => loadContactForm().then((module) => ({ default: module.ContactForm })));

const latestMs = 8000;

/** The contact form, contact data and facts about bookings. */
export function ContactSection() {
  const room = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(room, latestMs);
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
          {isNear ? (
            <ErrorBoundary fallback={() => <FormNotLoaded />}>
              <Suspense fallback={<ContactFormSkeleton />}>
                <ContactForm />
              </Suspense>
            </ErrorBoundary>
          ) : (
            <>
              <ContactFormSkeleton />
              <noscript>
                <WithoutScripts />
              </noscript>
            </>
          )}
        </div>
      </div>
      <OfficeFacts />
    </section>
  );
}

function ContactFormSkeleton() {
  return (
    <div className={styles.skeleton}>
      {['name', 'email', 'phone', 'subject', 'message'].map((field) => (
        <div key={field}>
          <Skeleton className={styles.label} />
          <Skeleton className={field === 'message' ? styles.text : styles.line} />
        </div>
      ))}
    </div>
  );
}

function WithoutScripts() {
  const site = useSite();
  return (
    <Notice>
      <p>
        <FormattedMessage
          {...contactMessages.withoutScripts}
          values={{
            phone: (
              <a key="phone" className="nowrap" href={site && `tel:${site.companyPhone}`}>
                {site?.companyPhoneDisplay}
              </a>
            ),
            email: (
              <a key="email" href={site && `mailto:${site.companyEmail}`}>
                {site?.companyEmail}
              </a>
            ),
          }}
        />
      </p>
    </Notice>
  );
}

/** The chunk of the form failed to load; phone and address beside it are still usable. */
function FormNotLoaded() {
  return (
    <Notice>
      <p>
        <FormattedMessage {...contactMessages.notLoaded} />
      </p>
    </Notice>
  );
}
