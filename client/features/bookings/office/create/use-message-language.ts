import { useLocale } from '../../../../i18n/use-locale';
import type { InstructionLanguage } from '../../../../schema/instruction-language.generated';
import type { Language } from '../../../../schema/language.generated';
import { useLatestLanguageQuery } from '../OfficeBookings.generated';

/**
 * The language of messages that the server would select: that of the student's latest booking, else of the class, else of
 * the screen.
 * @param studentId empty for a new student
 */
export function useMessageLanguage(
  studentId: string,
  instruction: InstructionLanguage | undefined,
): { language: Language; isLoading: boolean } {
  const { language: screen } = useLocale();
  const { data, loading } = useLatestLanguageQuery({
    variables: { studentId },
    skip: studentId === '',
  });
  const latest = data?.bookings.nodes[0]?.language;
  const ofClass = instruction === 'bilingual' ? undefined : instruction;
  return { language: latest ?? ofClass ?? screen, isLoading: loading };
}
