import { weekday } from '@tokri/contracts/dates';
import type { SlotUsageResponse, TemplatesOfGroup } from '@tokri/contracts/api';
import { useMutationWithFeedback } from '@tokri/web-kit/mutation-feedback';
import { dialogTypes, escapeHtml, isConfirmed, showDialog } from '@tokri/web-kit/ui';
import { savePlan } from './save-plan.ts';
import { refreshSlots } from '../slot-queries.ts';
import styles from './weekly-off.module.css';
import { t } from '../labels.ts';
import { toggleWeekday, weekdayName, WeekdayCheckboxes } from './weekday-checkboxes.tsx';

const countBookedOn = (slots: readonly SlotUsageResponse[], number: number): number =>
  slots
    .filter(({ Date: day }) => weekday(day) === number)
    .reduce((sum, { Booked }) => sum + Booked, 0);

export const WeeklyOff = ({
  group,
  slots,
}: {
  readonly group: TemplatesOfGroup;
  readonly slots: readonly SlotUsageResponse[];
}) => {
  const area = group.GroupName;
  const { run: saveWeeklyOff, isBusy } = useMutationWithFeedback({
    send: savePlan,
    refresh: refreshSlots,
    successMessage: () => t('weekly.saved', { area }),
  });
  const toggle = async (number: number): Promise<void> => {
    const day = weekdayName(number);
    const message = group.WeeklyOff.includes(number)
      ? t('weekly.confirmReopen', { day, area })
      : t('weekly.confirmClose', { day, area, booked: countBookedOn(slots, number) });
    if (
      !isBusy &&
      isConfirmed(await showDialog({ type: dialogTypes.yesNo, message: escapeHtml(message) }))
    )
      await saveWeeklyOff({ group, weeklyOff: toggleWeekday(group.WeeklyOff, number) });
  };
  return (
    <div className={styles.weeklyOff}>
      <WeekdayCheckboxes
        legend={area}
        selected={group.WeeklyOff}
        isDisabled={isBusy}
        onToggle={(number) => void toggle(number)}
      />
    </div>
  );
};
