import type { OfficeMessageAudienceInput } from '../../graphql/schema.generated';

/** The recipients in the URL: `?class=` or `?ids=`; undefined if there are none. */
export function audienceIn(params: URLSearchParams): OfficeMessageAudienceInput | undefined {
  const classInstanceId = params.get('class');
  if (classInstanceId) return { classInstanceId };
  const bookingIds = (params.get('ids') ?? '').split(',').filter(Boolean);
  return bookingIds.length > 0 ? { bookingIds } : undefined;
}
