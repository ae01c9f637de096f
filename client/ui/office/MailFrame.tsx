import { useState } from 'react';

import styles from './MailFrame.module.css';

interface MailFrameProps {
  title: string;
  html: string;
  /** For its position on a page. */
  className?: string | undefined;
}

/**
 * A mail as its recipient sees it. Scripts and links are disabled in the frame. It inherits the site's content security
 * policy, which blocks style attributes: they are renamed, and applied by script after loading.
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
