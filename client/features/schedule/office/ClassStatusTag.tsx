import { FormattedMessage } from 'react-intl';

import { classStatusMessages } from '../../../ui/office/texts/class-status.messages';
import { Tag, type TagTone } from '../../../ui/elements/Tag';
import type { OfficeClassFragment } from './OfficeClasses.generated';

const toneOf: Readonly<Record<OfficeClassFragment['status'], TagTone>> = {
  scheduled: 'info',
  completed: 'done',
  cancelled: 'off',
};

/** The status of a class. */
export function ClassStatusTag({ status }: { status: OfficeClassFragment['status'] }) {
  return (
    <Tag tone={toneOf[status]}>
      <FormattedMessage {...classStatusMessages[status]} />
    </Tag>
  );
}
