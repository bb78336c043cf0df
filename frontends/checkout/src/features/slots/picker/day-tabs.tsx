import { classNames, today } from '@tokri/web-kit/ui';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { t } from '../../../labels.ts';
import type { SlotDay } from './slot-days.ts';
import styles from './slot.module.css';
import { dayTabLabels } from './slot-labels.ts';

export const slotPanelId = 'slot-panel';
export const dayTabId = (day: string): string => `day-${day}`;

interface DayTabProps {
  readonly day: SlotDay;
  readonly isSelected: boolean;
  readonly onSelect: () => void;
}

const DayTab = ({ day, isSelected, onSelect }: DayTabProps) => {
  const { name, number, open, month } = dayTabLabels(day, today());
  return (
    <button
      type="button"
      role="tab"
      id={dayTabId(day.day)}
      className={classNames('day', styles.day, day.openCount === 0 && 'full-day')}
      aria-selected={isSelected}
      aria-controls={slotPanelId}
      tabIndex={isSelected ? 0 : -1}
      onClick={onSelect}
    >
      <span>{name}</span>
      <b>{number}</b>
      <span className="sr-only">{month}</span>
      <span>{open}</span>
    </button>
  );
};

export interface DayTabsProps {
  readonly days: readonly SlotDay[];
  readonly selectedDay: string;
  readonly onSelect: (day: string) => void;
}

const steps: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => Math.min(index + 1, count - 1),
  ArrowLeft: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_index, count) => count - 1,
};

export const DayTabs = ({ days, selectedDay, onSelect }: DayTabsProps) => {
  const tabListRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tabList = tabListRef.current;
    const tab = tabList?.querySelector<HTMLElement>('[aria-selected=true]');
    if (
      tabList &&
      tab &&
      (tab.offsetLeft < tabList.scrollLeft ||
        tab.offsetLeft + tab.offsetWidth > tabList.scrollLeft + tabList.clientWidth)
    )
      tabList.scrollLeft = tab.offsetLeft - tab.offsetWidth;
  }, [selectedDay]);
  const handleKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const next =
      days[
        step(
          days.findIndex(({ day }) => day === selectedDay),
          days.length,
        )
      ];
    if (!next) return;
    onSelect(next.day);
    document.getElementById(dayTabId(next.day))?.focus();
  };
  return (
    <div
      className={`days ${styles.days}`}
      role="tablist"
      aria-label={t('day.label')}
      ref={tabListRef}
      onKeyDown={handleKeyDown}
    >
      {days.map((day) => (
        <DayTab
          key={day.day}
          day={day}
          isSelected={day.day === selectedDay}
          onSelect={() => onSelect(day.day)}
        />
      ))}
    </div>
  );
};
