import { useIntl } from 'react-intl';

import { ContactSection } from '../../features/contact/ContactSection';
import { ClassBoard } from '../../features/schedule/ClassBoard';
import { usePageTitle } from '../../ui/page/use-page-title';
import { Hero } from './Hero';
import { homeMessages } from './home.messages';

/** Hero, board and contact section. */
export function HomePage() {
  const intl = useIntl();
  usePageTitle(intl.formatMessage(homeMessages.title));
  return (
    <>
      <Hero />
      <ClassBoard />
      <ContactSection />
    </>
  );
}
