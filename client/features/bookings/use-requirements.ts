import { localized, type LocalizedText } from '../../i18n/localized';
import { useLocale } from '../../i18n/use-locale';

interface Requirements {
  requirements: string | null;
  requirementsEs: string | null;
}

/** The requirements for attendees in the visitor's language; undefined if there are none. */
export function useRequirements({ requirements, requirementsEs }: Requirements): LocalizedText | undefined {
  const { language } = useLocale();
  return requirements?.trim() ? localized(requirements, requirementsEs, language) : undefined;
}
