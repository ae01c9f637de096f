import { useState } from 'react';

import styles from './MailFrame.module.css';

interface MailFrameProps {
  title: string;
  html: string;
  /** For its place on a page. */
  className?: string | undefined;
}

/**
 * A mail as its reader sees it. Nothing runs in the frame and no link leads anywhere. It inherits the content security
 * policy of the site, which forbids style attributes: they are renamed, and set by script once the mail is there.
 */
export function MailFrame({ title, html, className = '' }: MailFrameProps) {
  const [height, setHeight] = useState(480);
  return (
    <iframe
      className={`${styles.mail} ${className}`}
      title={title}
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
