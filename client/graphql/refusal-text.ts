import type { Failure } from './requests/failure';

/** Why the server has refused a request, in its own words: about a field, or else about the whole request. */
export function refusalText({ fields, text }: Pick<Failure, 'fields' | 'text'>): string | undefined {
  const [ofField] = Object.values(fields);
  return ofField ?? text;
}
