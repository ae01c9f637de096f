/** The tel: URL of a number as entered: '(801) 555-0117 x12' pauses before dialing 12. */
export function telUrl(phone: string): string {
  const [number = '', extension = ''] = phone.split(/(?:ext\.?|x|#)/i);
  const digits = (text: string) => text.replace(/[^\d+]/g, '');
  return `tel:${[digits(number), digits(extension)].filter(Boolean).join(',')}`;
}
