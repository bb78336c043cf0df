import { writtenDate } from '@tokri/contracts';
import type { SlotFill, TemplatesOfGroup } from '@tokri/contracts/http';
import { announce, showToast } from '@tokri/web-kit/ui';
import { csvText } from './csv.ts';
import { kindOf } from './fill-model.ts';
import { kindWords } from '../slot-words.ts';
import { exportText } from './export-texts.ts';

export interface ExportSpan {
  readonly groups: readonly TemplatesOfGroup[];
  readonly from: string;
  readonly to: string;
}

const columns = [
  'area',
  'day',
  'start',
  'end',
  'state',
  'capacity',
  'booked',
  'held',
  'kept',
  'offered',
  'free',
  'waiting',
  'fee',
  'minimumOrder',
  'cutOff',
] as const;

/** One row a slot: where, when, how full, on which terms. */
export const fillRows = (
  slots: readonly SlotFill[],
  groups: readonly TemplatesOfGroup[],
): readonly (readonly (string | number)[])[] => [
  columns.map((name) => exportText(name)),
  ...slots.map((slot) => [
    groups.find(({ GroupId }) => GroupId === slot.GroupId)?.GroupName ?? String(slot.GroupId),
    writtenDate(slot.Date),
    slot.Start,
    slot.End,
    kindWords(kindOf(slot)),
    slot.Capacity,
    slot.Booked,
    slot.Held,
    slot.Kept,
    slot.Offered,
    slot.Left,
    slot.Waiting,
    slot.Fee,
    slot.MinimumOrder,
    `${writtenDate(slot.CutOffAt.slice(0, 10))} ${slot.CutOffAt.slice(11, 16)}`,
  ]),
];

/** A browser has taken the file by then. */
const keepFileMs = 10_000;

/** Hands the shown slots over as a file. */
export const exportFill = (slots: readonly SlotFill[], { groups, from, to }: ExportSpan): void => {
  const address = URL.createObjectURL(
    new Blob([csvText(fillRows(slots, groups))], { type: 'text/csv;charset=utf-8' }),
  );
  const link = document.createElement('a');
  link.href = address;
  link.download = `slots-${from}-${to}.csv`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), keepFileMs);
  const text = exportText('done', { count: slots.length });
  announce(text);
  showToast({ text });
};
