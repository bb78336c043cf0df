import { weekday } from '@tokri/contracts';
import type { SlotFill, TemplatesOfGroup } from '@tokri/contracts/http';
import { useToldWrite } from '@tokri/web-kit/told-write';
import { dialogTypes, escapeHtml, isConfirmed, showDialog } from '@tokri/web-kit/ui';
import { savePlan } from './save-plan.ts';
import { refreshSlots } from '../slot-reads.ts';
import styles from '../slots.module.css';
import { t } from '../texts.ts';
import { toggled, weekdayName, Weekdays } from './weekdays.tsx';

/** Orders of the days ahead that lie on a weekday. */
const bookedOn = (slots: readonly SlotFill[], number: number): number =>
  slots
    .filter(({ Date: day }) => weekday(day) === number)
    .reduce((sum, { Booked }) => sum + Booked, 0);

/** Weekdays on which an area is never delivered to; a change holds at once for the days that are there. */
export const WeeklyOff = ({
  group,
  slots,
}: {
  readonly group: TemplatesOfGroup;
  readonly slots: readonly SlotFill[];
}) => {
  const area = group.GroupName;
  const { act, isBusy } = useToldWrite({
    send: savePlan,
    refresh: refreshSlots,
    tell: () => t('weekly.saved', { area }),
  });
  const toggle = async (number: number): Promise<void> => {
    const day = weekdayName(number);
    const words = group.WeeklyOff.includes(number)
      ? t('weekly.openSure', { day, area })
      : t('weekly.closeSure', { day, area, booked: bookedOn(slots, number) });
    if (
      !isBusy &&
      isConfirmed(await showDialog({ type: dialogTypes.yesNo, message: escapeHtml(words) }))
    )
      await act({ group, weeklyOff: toggled(group.WeeklyOff, number) });
  };
  return (
    <div className={styles.weekly}>
      <Weekdays
        legend={area}
        chosen={group.WeeklyOff}
        isDisabled={isBusy}
        onToggle={(number) => void toggle(number)}
      />
    </div>
  );
};
