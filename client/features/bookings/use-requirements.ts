import { localized, type LocalizedText } from '../../i18n/localized';
import { useLocale } from '../../i18n/use-locale';

interface Requirements {
  requirements: string | null;
  requirementsEs: string | null;
}

/** What an attendee must be, have or bring, in the visitor's language; undefined when the office asks for nothing. */
export function useRequirements({ requirements, requirementsEs }: Requirements): LocalizedText | undefined {
  const { language } = useLocale();
  return requirements?.trim() ? localized(requirements, requirementsEs, language) : undefined;
}
