import { orderStatus } from '@tokri/contracts/orders';
import { dialogTypes, type DialogRequest } from '@tokri/web-kit/ui';
import { t } from '../../../labels.ts';
import type { FulfilmentStatus } from './status-changes.ts';

/** Packing issues the bill, so a missing line must not be packed without notice. */
export const packingQuestion = (
  { lineCount, tickedCount }: { readonly lineCount: number; readonly tickedCount: number },
  targetStatus: FulfilmentStatus,
): DialogRequest | undefined => {
  const untickedCount = lineCount - tickedCount;
  if (targetStatus !== orderStatus.Packed || untickedCount === 0) return undefined;
  return {
    type: dialogTypes.confirmation,
    title: t('pack.unticked', { unticked: untickedCount, count: lineCount }),
    message: t('pack.untickedText'),
    actionLabel: t('pack.everything'),
    closeLabel: t('back'),
  };
};
