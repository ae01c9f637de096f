export const STUDENT_SORTS = ['name', 'email'] as const;
export type StudentSort = (typeof STUDENT_SORTS)[number];
