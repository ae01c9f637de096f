/** The result of a check by `npm run doctor`. */
export interface Finding {
  check: string;
  state: 'ok' | 'warn' | 'fail';
  text: string;
}

export const ok = (check: string, text: string): Finding => ({ check, state: 'ok', text });
export const warn = (check: string, text: string): Finding => ({ check, state: 'warn', text });
export const fail = (check: string, text: string): Finding => ({ check, state: 'fail', text });
