import { useFormats } from '../../../i18n/formats';
import { localized } from '../../../i18n/localized';
import { useLocale } from '../../../i18n/use-locale';

interface ClassNameAndDayProps {
  /** The class type. */
  name: string;
  nameEs: string | null;
  days: readonly { date: string }[];
}

/** Names a class in a link to its page: its type and first day. */
export function ClassNameAndDay({ name, nameEs, days: [first] }: ClassNameAndDayProps) {
  const formats = useFormats();
  const { language } = useLocale();
  const course = localized(name, nameEs, language);
  return (
    <span>
      <span lang={course.lang}>{course.text}</span>
      {first && `, ${formats.fullDate(first.date)}`}
    </span>
  );
}
