import { checkReportSpan } from '@tokri/contracts/orders';
import type { Area } from '../../domain/areas/area.ts';
import { sumSlotFill, type SlotFill } from '../../domain/slots/slot-fill.ts';
import type { AreaStore } from '../ports/areas.ts';
import type { SlotReader } from '../ports/slots.ts';

export const readSlotFillReport = async (
  { slots, areas }: { readonly slots: Pick<SlotReader, 'listUse'>; readonly areas: AreaStore },
  { fromDate, toDate }: { readonly fromDate: string; readonly toDate: string },
): Promise<{ readonly fill: SlotFill; readonly areas: readonly Area[] }> => {
  checkReportSpan(fromDate, toDate);
  const found = await areas.findAll();
  const groupIds = found.map(({ groupId }) => groupId);
  return { fill: sumSlotFill(await slots.listUse(groupIds, { fromDate, toDate })), areas: found };
};
