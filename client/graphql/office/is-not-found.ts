import { readFailure } from '../requests/failure';

/** Whether a query failed because there is no such record. @param error undefined if it has not failed */
export function isNotFound(error: unknown): boolean {
  return error !== undefined && readFailure(error).code === 'NOT_FOUND';
}
