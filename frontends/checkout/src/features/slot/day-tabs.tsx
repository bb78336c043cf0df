import { classNames, today } from '@tokri/web-kit/ui';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { t } from '../../texts.ts';
import type { SlotDay } from './slot-days.ts';
import styles from './slot.module.css';
import { dayWords } from './slot-words.ts';

export const slotPanelId = 'slot-panel';
export const dayTabId = (day: string): string => `day-${day}`;

interface DayTabProps {
  readonly day: SlotDay;
  readonly isShown: boolean;
  readonly onShow: () => void;
}

const DayTab = ({ day, isShown, onShow }: DayTabProps) => {
  const { name, number, open, month } = dayWords(day, today());
  return (
    <button
      type="button"
      role="tab"
      id={dayTabId(day.day)}
      className={classNames('day', styles.day, day.openCount === 0 && 'fullday')}
      aria-selected={isShown}
      aria-controls={slotPanelId}
      tabIndex={isShown ? 0 : -1}
      onClick={onShow}
    >
      <span>{name}</span>
      <b>{number}</b>
      <span className="sr">{month}</span>
      <span>{open}</span>
    </button>
  );
};

export interface DayTabsProps {
  readonly days: readonly SlotDay[];
  readonly shown: string;
  readonly onShow: (day: string) => void;
}

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => Math.min(at + 1, count - 1),
  ArrowLeft: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** The days ahead with their open count; one stop of the Tab key, arrows move among them. */
export const DayTabs = ({ days, shown, onShow }: DayTabsProps) => {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = list.current;
    const tab = box?.querySelector<HTMLElement>('[aria-selected=true]');
    if (
      box &&
      tab &&
      (tab.offsetLeft < box.scrollLeft ||
        tab.offsetLeft + tab.offsetWidth > box.scrollLeft + box.clientWidth)
    )
      box.scrollLeft = tab.offsetLeft - tab.offsetWidth;
  }, [shown]);
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const next =
      days[
        step(
          days.findIndex(({ day }) => day === shown),
          days.length,
        )
      ];
    if (!next) return;
    onShow(next.day);
    document.getElementById(dayTabId(next.day))?.focus();
  };
  return (
    <div
      className={`days ${styles.days}`}
      role="tablist"
      aria-label={t('day.label')}
      ref={list}
      onKeyDown={move}
    >
      {days.map((day) => (
        <DayTab
          key={day.day}
          day={day}
          isShown={day.day === shown}
          onShow={() => onShow(day.day)}
        />
      ))}
    </div>
  );
};
