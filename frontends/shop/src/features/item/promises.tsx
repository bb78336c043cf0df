import { askPincode, useNextSlots, useSession } from '@tokri/web-kit/session';
import { Truck } from '@tokri/web-kit/more-icons';
import { Icon, Package, RotateCcw, Skeleton } from '@tokri/web-kit/ui';
import { t } from './texts.ts';
import { nextSlot, slotWords } from './model.ts';
import styles from './promises.module.css';

const NextSlot = () => {
  const pincode = useSession((state) => state.pincode);
  const slots = useNextSlots();
  if (!pincode) return <button type="button" className="link" onClick={askPincode}>{t('item.askPincode')}</button>;
  if (slots.isPending) return <Skeleton width="70" />;
  const slot = slots.data && nextSlot(slots.data);
  if (!slot) return <>{t(slots.isError ? 'item.slotUnknown' : 'item.noSlot', { pincode })}</>;
  const { when, orderBy } = slotWords(slot, new Date());
  return <><b>{when}</b> {t('item.slot', { pincode, time: orderBy })}</>;
};

/** What the shop stands for with every item. Shelf life: FSSAI's rule for goods sold online. */
export const Promises = ({ isFood }: { readonly isFood: boolean }) => (
  <ul className={styles.promises}>
    <li><Icon of={Truck} /><span className="grow"><NextSlot /></span></li>
    {isFood && <li><Icon of={Package} /><span>{t('item.shelfLife')}</span></li>}
    <li><Icon of={RotateCcw} /><span>{t('item.wrong')}</span></li>
  </ul>
);
