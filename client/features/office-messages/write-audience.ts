import type { OfficeMessageAudienceInput } from '../../graphql/schema.generated';

/** Whom the address says to write to: `?class=` or `?ids=`; undefined for nobody. */
export function audienceIn(params: URLSearchParams): OfficeMessageAudienceInput | undefined {
  const classInstanceId = params.get('class');
  if (classInstanceId) return { classInstanceId };
  const bookingIds = (params.get('ids') ?? '').split(',').filter(Boolean);
  return bookingIds.length > 0 ? { bookingIds } : undefined;
}
