/** True if it contains nothing but comments. */
export const isBlank = (query: string) => query.replaceAll(/#.*/g, '').trim() === '';
