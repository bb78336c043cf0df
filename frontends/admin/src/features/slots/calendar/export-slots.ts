import { formatDate } from '@tokri/contracts/dates';
import type { SlotUsageResponse, TemplatesOfGroup } from '@tokri/contracts/api';
import { announce, showToast } from '@tokri/web-kit/ui';
import { saveFile } from '@tokri/web-kit/platform';
import { toCsvFile } from '@tokri/web-kit/csv';
import { slotStatus } from './utilisation.ts';
import { slotStatusLabel } from '../slot-labels.ts';
import { exportLabel } from './export-labels.ts';

export interface ExportOptions {
  readonly groups: readonly TemplatesOfGroup[];
  readonly from: string;
  readonly to: string;
}

const columns = [
  'area',
  'day',
  'start',
  'end',
  'status',
  'capacity',
  'booked',
  'held',
  'reservedForPayment',
  'offered',
  'available',
  'waiting',
  'fee',
  'minimumOrder',
  'cutOff',
] as const;

export const toCsvRows = (
  slots: readonly SlotUsageResponse[],
  groups: readonly TemplatesOfGroup[],
): readonly (readonly (string | number)[])[] => [
  columns.map((name) => exportLabel(name)),
  ...slots.map((slot) => [
    groups.find(({ GroupId }) => GroupId === slot.GroupId)?.GroupName ?? String(slot.GroupId),
    formatDate(slot.Date),
    slot.Start,
    slot.End,
    slotStatusLabel(slotStatus(slot)),
    slot.Capacity,
    slot.Booked,
    slot.Held,
    slot.Kept,
    slot.Offered,
    slot.Left,
    slot.Waiting,
    slot.Fee,
    slot.MinimumOrder,
    `${formatDate(slot.CutOffAt.slice(0, 10))} ${slot.CutOffAt.slice(11, 16)}`,
  ]),
];

export const exportSlots = async (
  slots: readonly SlotUsageResponse[],
  { groups, from, to }: ExportOptions,
): Promise<void> => {
  await saveFile(toCsvFile(toCsvRows(slots, groups)), `slots-${from}-${to}.csv`);
  const text = exportLabel('done', { count: slots.length });
  announce(text);
  showToast({ text });
};
