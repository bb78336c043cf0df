import { orderStatus } from '@tokri/contracts/orders';
import { dialogTypes, isConfirmed, showDialog } from '@tokri/web-kit/ui';
import { t } from '../../../labels.ts';
import type { FulfilmentStatus } from './status-changes.ts';

/** Staff who tick lines would otherwise pack a missing one without noticing. */
export const confirmPacking = async (
  { lineCount, tickedCount }: { readonly lineCount: number; readonly tickedCount: number },
  targetStatus: FulfilmentStatus,
): Promise<boolean> => {
  const missingCount = lineCount - tickedCount;
  if (targetStatus !== orderStatus.Packed || tickedCount === 0 || missingCount === 0) return true;
  return isConfirmed(
    await showDialog({
      type: dialogTypes.confirmation,
      title: t('pack.unticked', { count: missingCount }),
      message: t('pack.untickedText'),
      actionLabel: t('pack.everything'),
    }),
  );
};
