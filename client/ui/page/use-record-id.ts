import { useParams } from 'react-router-dom';

/** The id in the address, without NUL: no id contains it, and the API would fail instead of finding nothing. */
export function useRecordId(): string {
  return (useParams()['id'] ?? '').replaceAll('\0', '');
}
