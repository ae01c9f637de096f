/** What names the welcome mail of a student in the outbox. */
export function welcomeKeyOf(studentId: string): string {
  return `student.welcome:${studentId}`;
}
