/** A US number as '(801) 555-0117'; other text unchanged. */
export function phoneText(typed: string): string {
  const digits = typed.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  const [, area, exchange, line] = /^(\d{3})(\d{3})(\d{4})$/.exec(digits) ?? [];
  const hasOtherText = /[^\d\s()+.-]/.test(typed);
  return area && exchange && line && !hasOtherText ? `(${area}) ${exchange}-${line}` : typed.trim();
}
