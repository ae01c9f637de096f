import { useApolloClient } from '@apollo/client/react';

import { readFailure } from '../../../../graphql/requests/failure';
import type { ClassValues } from '../class-form/class-form';
import { noticeKindOf } from './class-impact';
import { ClassNoticePreviewDocument } from './ClassNotice.generated';
import type { NoticePreview } from './ClassNoticeDialog';
import type { OfficeClassFragment } from '../OfficeClasses.generated';
import { changedClassInput } from '../changes/use-class-save';

/**
 * Queries the recipients and texts of a change's notice.
 * @returns undefined if saving will report the error, null if the query failed
 */
export function useClassNotice() {
  const client = useApolloClient();
  return async (
    values: ClassValues,
    base: OfficeClassFragment,
  ): Promise<NoticePreview | undefined | null> => {
    try {
      const { data } = await client.query({
        query: ClassNoticePreviewDocument,
        variables: {
          input: changedClassInput(values, base),
          id: base.id,
          isRestored: noticeKindOf(values, base) === 'restores',
        },
        fetchPolicy: 'no-cache',
      });
      const cancellation = data?.classHistory?.findLast(({ kind }) => kind === 'cancelled');
      return (
        data && {
          ...data.classNoticePreview,
          isCancellationUnknown: cancellation !== undefined && !cancellation.told,
        }
      );
    } catch (error) {
      const { code } = readFailure(error);
      return code === 'NOT_FOUND' || code === 'BAD_USER_INPUT' ? undefined : null;
    }
  };
}
