import { useIntl } from 'react-intl';

import { localized } from '../../../i18n/localized';
import { useLocale } from '../../../i18n/use-locale';
import { classInstanceStatusValues } from '../../../schema/class-instance-status.generated';
import { classStatusMessages } from '../../../ui/class-status.messages';
import { SelectField } from '../../../ui/SelectField';
import { officeScheduleMessages as messages } from './office-schedule.messages';
import { periods, type ScheduleFilters } from './schedule-filters';
import styles from './SchedulePage.module.css';
import type { ClassTypeChoice } from './use-class-types';

interface ScheduleFilterBarProps {
  filters: ScheduleFilters;
  types: readonly ClassTypeChoice[];
  onChange: (change: Partial<ScheduleFilters>) => void;
}

/** Which classes the schedule shows. */
export function ScheduleFilterBar({ filters, types, onChange }: ScheduleFilterBarProps) {
  const intl = useIntl();
  const { language } = useLocale();
  const any = intl.formatMessage(messages.anyFilter);
  return (
    <div className={styles.filters} role="search" aria-label={intl.formatMessage(messages.filters)}>
      <SelectField
        id="schedule-period"
        label={intl.formatMessage(messages.period)}
        options={periods.map((value) => ({ value, label: intl.formatMessage(messages[value]) }))}
        value={filters.period}
        onChange={({ target }) => onChange({ period: periods.find((each) => each === target.value) })}
      />
      <SelectField
        id="schedule-type"
        label={intl.formatMessage(messages.typeFilter)}
        prompt={any}
        options={types.map(({ id, name, nameEs }) => ({
          value: id,
          label: localized(name, nameEs, language).text,
        }))}
        value={filters.classTypeId ?? ''}
        onChange={({ target }) => onChange({ classTypeId: target.value || undefined })}
      />
      <SelectField
        id="schedule-status"
        label={intl.formatMessage(messages.statusFilter)}
        prompt={any}
        options={classInstanceStatusValues.map((value) => ({
          value,
          label: intl.formatMessage(classStatusMessages[value]),
        }))}
        value={filters.status ?? ''}
        onChange={({ target }) =>
          onChange({ status: classInstanceStatusValues.find((each) => each === target.value) })
        }
      />
    </div>
  );
}
