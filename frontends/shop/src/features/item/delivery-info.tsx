import type { ItemResponse } from '@tokri/contracts/api';
import { openPincodePrompt, useNextSlots, useSession } from '@tokri/web-kit/session';
import { Truck } from '@tokri/web-kit/more-icons';
import {
  Icon,
  findNextSlot,
  Package,
  RotateCcw,
  Skeleton,
  formatSlot,
  formatDeadline,
} from '@tokri/web-kit/ui';
import { isPerishable } from './item-details.ts';
import { t } from './labels.ts';
import styles from './delivery-info.module.css';

const NextSlot = () => {
  const pincode = useSession((state) => state.pincode);
  const slots = useNextSlots();
  if (!pincode)
    return (
      <button type="button" className="link" onClick={openPincodePrompt}>
        {t('item.askPincode')}
      </button>
    );
  if (slots.isPending) return <Skeleton width="70" />;
  const slot = slots.data && findNextSlot(slots.data);
  if (!slot) return <>{t(slots.isError ? 'item.slotsFailed' : 'item.noSlots', { pincode })}</>;
  return (
    <>
      <b>{formatSlot(slot)}</b> {t('item.slot', { pincode, time: formatDeadline(slot.CutOffAt) })}
    </>
  );
};

/** Promises no delivery for a pack that is sold out. */
export const DeliveryInfo = ({
  declarations,
  isAvailable,
}: {
  readonly declarations: ItemResponse['Declarations'];
  readonly isAvailable: boolean;
}) => (
  <ul className={styles.promises}>
    {isAvailable && (
      <li>
        <Icon icon={Truck} />
        <span className="grow">
          <NextSlot />
        </span>
      </li>
    )}
    {isPerishable(declarations) && (
      <li>
        <Icon icon={Package} />
        <span>{t('item.shelfLife', { bestBefore: declarations.BestBefore })}</span>
      </li>
    )}
    <li>
      <Icon icon={RotateCcw} />
      <span>{t('item.returns')}</span>
    </li>
  </ul>
);
