/** Where a link leads that calls a number as it was entered: '(801) 555-0117 x12' waits before it dials the 12. */
export function phoneAddress(phone: string): string {
  const [number = '', extension = ''] = phone.split(/(?:ext\.?|x|#)/i);
  const digits = (text: string) => text.replace(/[^\d+]/g, '');
  return `tel:${[digits(number), digits(extension)].filter(Boolean).join(',')}`;
}
