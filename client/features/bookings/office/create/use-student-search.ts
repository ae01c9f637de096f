import { useState } from 'react';

import { useDebounced } from '../../../../ui/office/lists/use-debounced';
import { studentFilters } from '../students/student-filters';
import { useStudentEditedQuery, type OfficeStudentFragment } from '../students/Students.generated';
import { useStudents } from '../students/use-students';

/** Debounce in milliseconds. */
const debounceMs = 200;

/** The students whom the server finds for a text: the latest one, whatever order the responses arrive in. */
function useStudentSearch(typed: string) {
  const text = typed.trim();
  const settledText = useDebounced(text, text === '' ? 0 : debounceMs);
  const list = useStudents({ ...studentFilters.none, search: settledText });
  const isSettled = text === settledText;
  const error = isSettled ? list.error : undefined;
  const isSearching = !error && (!isSettled || list.isStale || !list.rows);
  return {
    text,
    /** Until the students arrive, those of the previous text. */
    students: error ? [] : (list.rows ?? []),
    hasMore: !error && list.hasNext,
    total: list.total,
    isSearching,
    error,
    retry: () => void list.refetch(),
  };
}

interface StudentPick {
  /** What is typed; undefined while the chosen student is displayed. */
  typed: string | undefined;
  chosen: OfficeStudentFragment | undefined;
  chosenId: string;
  type: (text: string) => void;
  pick: (student: OfficeStudentFragment) => void;
}

/**
 * Who is chosen: the one who was picked, or the only result of the search. Typing on replaces either of them, so that
 * nobody is booked whom the field does not display.
 * @param formerId chosen before a reload of the page, or before the fields of a new student; may be empty
 */
export function useStudentPick(
  formerId: string,
  initialSearch: string,
): StudentPick & { search: ReturnType<typeof useStudentSearch> } {
  const [typed, setTyped] = useState(formerId === '' ? initialSearch : undefined);
  const [picked, setPicked] = useState<OfficeStudentFragment>();
  const former = useStudentEditedQuery({
    variables: { id: formerId },
    skip: formerId === '',
    fetchPolicy: 'cache-first',
  });
  const search = useStudentSearch(typed ?? '');
  const isFound = search.text !== '' && !search.isSearching && search.students.length === 1;
  const only = isFound ? search.students[0] : undefined;
  const pickedOrFormer = picked ?? (former.error ? undefined : former.data?.student);
  const pickedOrFormerId = picked?.id ?? (former.error ? '' : formerId);
  return {
    search,
    typed,
    chosen: typed === undefined ? pickedOrFormer : only,
    chosenId: typed === undefined ? pickedOrFormerId : (only?.id ?? ''),
    type: setTyped,
    pick: (student) => {
      setPicked(student);
      setTyped(undefined);
    },
  };
}
