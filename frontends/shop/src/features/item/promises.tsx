import { askPincode, useNextSlots, useSession } from '@tokri/web-kit/session';
import { Truck } from '@tokri/web-kit/more-icons';
import {
  Icon,
  nextSlot,
  Package,
  RotateCcw,
  Skeleton,
  slotComesWords,
  untilWords,
} from '@tokri/web-kit/ui';
import { t } from './texts.ts';
import styles from './promises.module.css';

const NextSlot = () => {
  const pincode = useSession((state) => state.pincode);
  const slots = useNextSlots();
  if (!pincode)
    return (
      <button type="button" className="link" onClick={askPincode}>
        {t('item.askPincode')}
      </button>
    );
  if (slots.isPending) return <Skeleton width="70" />;
  const slot = slots.data && nextSlot(slots.data);
  if (!slot) return <>{t(slots.isError ? 'item.slotUnknown' : 'item.noSlot', { pincode })}</>;
  return (
    <>
      <b>{slotComesWords(slot)}</b> {t('item.slot', { pincode, time: untilWords(slot.CutOffAt) })}
    </>
  );
};

/** What the shop stands for with every item. Shelf life: FSSAI's rule for goods sold online. */
export const Promises = ({ isFood }: { readonly isFood: boolean }) => (
  <ul className={styles.promises}>
    <li>
      <Icon of={Truck} />
      <span className="grow">
        <NextSlot />
      </span>
    </li>
    {isFood && (
      <li>
        <Icon of={Package} />
        <span>{t('item.shelfLife')}</span>
      </li>
    )}
    <li>
      <Icon of={RotateCcw} />
      <span>{t('item.wrong')}</span>
    </li>
  </ul>
);
