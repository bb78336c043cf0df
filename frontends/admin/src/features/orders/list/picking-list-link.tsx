import { orderStatus } from '@tokri/contracts/orders';
import { ButtonLink, FileText, formatTimeRange, Icon } from '@tokri/web-kit/ui';
import { t } from '../../../labels.ts';
import type { OrderFilter } from '../order-filter.ts';
import type { SlotStatusCount } from './day-summary.ts';

export const PickingListLink = ({
  filter,
  counts,
}: {
  readonly filter: OrderFilter;
  readonly counts: readonly SlotStatusCount[];
}) => {
  const confirmed = counts.filter(({ Status }) => Status === orderStatus.Confirmed);
  const slot = counts.find(({ SlotId }) => SlotId === filter.slotId) ?? confirmed[0];
  if (!slot) return null;
  return (
    <ButtonLink
      kind="secondary"
      isSmall
      to={`/admin/orders/picking?PDate=${filter.day}&SlotId=${slot.SlotId}`}
    >
      <Icon icon={FileText} size={16} />
      {t('orders.picking', { slot: formatTimeRange(slot.Start, slot.End) })}
    </ButtonLink>
  );
};
