import type { SlotFill } from '@tokri/contracts/http';
import { shortDay, slotDateWords } from '@tokri/web-kit/ui';
import { heldOf, kindOf, type CellKind } from './fill/fill-model.ts';
import { t } from './texts.ts';

/** What a slot is, in one or two words. */
export const kindWords = (kind: CellKind): string => t(`fill.kind.${kind}`);

const tones: Readonly<Record<CellKind, 'ok' | 'few' | 'bad' | 'info'>> = {
  open: 'ok',
  full: 'bad',
  'cut-off': 'few',
  past: 'few',
  closed: 'few',
  blackout: 'few',
  'weekly-off': 'few',
};
export const toneOf = (kind: CellKind): 'ok' | 'few' | 'bad' | 'info' => tones[kind];

/** All that a cell says, for those who listen: colour never speaks alone. */
export const cellWords = (slot: SlotFill): string => {
  const held = heldOf(slot);
  const parts = [
    t('fill.cell', { slot: slotDateWords(slot), booked: slot.Booked, capacity: slot.Capacity }),
  ];
  if (held > 0) parts.push(t('fill.cell.held', { held }));
  if (slot.Waiting > 0) parts.push(t('fill.cell.waiting', { waiting: slot.Waiting }));
  return [...parts, kindWords(kindOf(slot))].join(', ');
};

/** "21–27 Nov 2026", "28 Nov–4 Dec 2026", "29 Dec 2026–4 Jan 2027". */
export const spanWords = (from: string, to: string): string => {
  const [[, firstDay, firstMonth, firstYear], [, lastDay, lastMonth, lastYear]] = [from, to].map(
    (day) => shortDay(day, { withYear: true }).split(' '),
  ) as [string[], string[]];
  const first =
    firstYear !== lastYear
      ? `${firstDay} ${firstMonth} ${firstYear}`
      : firstMonth !== lastMonth
        ? `${firstDay} ${firstMonth}`
        : firstDay;
  return `${first}–${lastDay} ${lastMonth} ${lastYear}`;
};
