import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { localized } from '../../../../i18n/localized';
import { useLocale } from '../../../../i18n/use-locale';
import { classInstanceStatusValues } from '../../../../schema/class-instance-status.generated';
import { instructionLanguageValues } from '../../../../schema/instruction-language.generated';
import { Button } from '../../../../ui/elements/Button';
import { classWordMessages } from '../../../../ui/office/texts/class-words.messages';
import { classStatusMessages } from '../../../../ui/office/texts/class-status.messages';
import { SlidersHorizontal } from '../../../../ui/icons/office-icons';
import { ChoiceField } from '../../../../ui/office/forms/ChoiceField';
import { wordMessages } from '../../../../ui/office/texts/console-words.messages';
import { focusIfLost } from '../../../../ui/office/overlays/focus-if-lost';
import { instructionLanguageMessages } from '../../../../ui/office/texts/instruction-language.messages';
import { SelectField } from '../../../../ui/forms/SelectField';
import { classLabels } from '../class-labels.messages';
import { officeScheduleMessages as messages } from '../office-schedule.messages';
import { activeFilters, periods, scheduleFilters, type ScheduleFilters } from './schedule-filters';
import { scheduleViewMessages as viewMessages } from './schedule-view.messages';
import { useScheduleChoicesQuery } from '../calendar/ScheduleCalendar.generated';
import styles from './ScheduleFilterBar.module.css';
import type { ClassTypeChoice } from '../use-class-types';

/** In place of hidden filters. */
const toggleId = 'schedule-filters';

interface ScheduleFilterBarProps {
  filters: ScheduleFilters;
  types: readonly ClassTypeChoice[];
  /** Whether the period can be filtered: a calendar displays its own period. */
  hasPeriod: boolean;
  onChange: (change: Partial<ScheduleFilters>) => void;
}

/** The filters of the schedule. */
export function ScheduleFilterBar({ filters, types, hasPeriod, onChange }: ScheduleFilterBarProps) {
  const intl = useIntl();
  const { language } = useLocale();
  const [isOpen, setIsOpen] = useState(activeFilters(filters) > 0);
  const { data } = useScheduleChoicesQuery();
  const { cities = [], instructorNames = [] } = data?.scheduleChoices ?? {};
  const any = intl.formatMessage(messages.anyFilter);
  const anyOther = intl.formatMessage(viewMessages.anyCity);
  return (
    <div
      className={styles.filters}
      data-open={isOpen || undefined}
      role="search"
      aria-label={intl.formatMessage(messages.filters)}
    >
      {hasPeriod && (
        <ChoiceField
          id="schedule-period"
          label={intl.formatMessage(wordMessages.show)}
          values={periods}
          labels={messages}
          value={filters.period}
          onChoose={(period) => onChange({ period })}
        />
      )}
      <div className={styles.open}>
        <Button id={toggleId} size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          <SlidersHorizontal />
          <FormattedMessage {...viewMessages.moreFilters} values={{ count: activeFilters(filters) }} />
        </Button>
      </div>
      <div className={styles.more}>
        <SelectField
          id="schedule-type"
          label={intl.formatMessage(classLabels.classTypeId)}
          prompt={any}
          options={types.map(({ id, name, nameEs }) => ({
            value: id,
            label: localized(name, nameEs, language).text,
          }))}
          value={filters.classTypeId}
          onChange={({ target }) => onChange({ classTypeId: target.value })}
        />
        <SelectField
          id="schedule-city"
          label={intl.formatMessage(viewMessages.cityFilter)}
          prompt={anyOther}
          options={optionsOf(cities, filters.city)}
          value={filters.city}
          onChange={({ target }) => onChange({ city: target.value })}
        />
        <SelectField
          id="schedule-instructor"
          label={intl.formatMessage(viewMessages.instructorFilter)}
          prompt={any}
          options={optionsOf(instructorNames, filters.instructorName)}
          value={filters.instructorName}
          onChange={({ target }) => onChange({ instructorName: target.value })}
        />
        <ChoiceField
          id="schedule-language"
          label={intl.formatMessage(classWordMessages.taughtIn)}
          prompt={messages.anyFilter}
          values={instructionLanguageValues}
          labels={instructionLanguageMessages}
          value={filters.language}
          onChoose={(taughtIn) => onChange({ language: taughtIn })}
        />
        <ChoiceField
          id="schedule-status"
          label={intl.formatMessage(classLabels.status)}
          prompt={messages.anyFilter}
          values={classInstanceStatusValues}
          labels={classStatusMessages}
          value={filters.status}
          onChoose={(status) => onChange({ status })}
        />
      </div>
      {activeFilters(filters) > 0 && (
        <Button
          size="small"
          onClick={() => {
            onChange({ ...scheduleFilters.none, period: filters.period });
            focusIfLost(hasPeriod ? 'schedule-period' : 'schedule-type');
            focusIfLost(toggleId);
          }}
        >
          <FormattedMessage {...wordMessages.clearFilters} />
        </Button>
      )}
    </div>
  );
}

/** Includes the value in the URL, even if no class has it. */
function optionsOf(names: readonly string[], chosen: string) {
  const isOther = chosen !== '' && !names.includes(chosen);
  return [...(isOther ? [chosen] : []), ...names].map((value) => ({ value, label: value }));
}
