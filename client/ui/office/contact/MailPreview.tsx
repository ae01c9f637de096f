import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import styles from './MailPreview.module.css';
import { mailFrameMessages } from './mail-frame.messages';

interface MailPreviewProps {
  subject: string;
  html: string;
  language: string;
  /** For the position of the frame on a page. */
  className?: string | undefined;
}

/** A mail as its recipient sees it. */
export function MailPreview({ subject, html, language, className = '' }: MailPreviewProps) {
  return (
    <>
      <p className={styles.subject} lang={language}>
        <FormattedMessage {...mailFrameMessages.subject} values={{ subject }} />
      </p>
      <MailFrame key={html} html={html} className={className} />
    </>
  );
}

/**
 * Scripts and links are disabled in the frame. It inherits the site's content security policy, which blocks style
 * attributes: they are renamed, and applied by script after loading.
 */
function MailFrame({ html, className }: { html: string; className: string }) {
  const intl = useIntl();
  const [height, setHeight] = useState(480);
  return (
    <iframe
      className={`${styles.mail} ${className}`}
      title={intl.formatMessage(mailFrameMessages.frame)}
      sandbox="allow-same-origin"
      srcDoc={html.replaceAll(' style="', ' data-style="').replaceAll(' href="', ' data-href="')}
      height={height}
      onLoad={({ currentTarget: { contentDocument } }) => {
        if (!contentDocument) return;
        for (const element of contentDocument.querySelectorAll<HTMLElement>('[data-style]'))
          element.style.cssText = element.dataset['style'] ?? '';
        setHeight(contentDocument.documentElement.scrollHeight);
      }}
    />
  );
}
