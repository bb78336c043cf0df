import type { SlotResponse } from '@tokri/contracts/api';
import { Link } from '@tokri/web-kit/platform';
import { openPincodePrompt, useNextSlots, useSession } from '@tokri/web-kit/session';
import { Clock, Icon, findNextSlot, formatSlot, formatDeadline } from '@tokri/web-kit/ui';
import { t } from '../../labels.ts';
import styles from './slot-ribbon.module.css';

const refreshMs = 60_000;

interface NextSlotProps {
  readonly slots: readonly SlotResponse[] | undefined;
  readonly isFailed: boolean;
  readonly pincode: string;
}

const NextSlot = ({ slots, isFailed, pincode }: NextSlotProps) => {
  if (!pincode)
    return (
      <button type="button" className={styles.pincodeLink} onClick={openPincodePrompt}>
        {t('slot.needPincode')}
      </button>
    );
  if (!slots && isFailed) return <span className="cut-off">{t('slot.failed')}</span>;
  if (!slots) return <span className={styles.loading} aria-hidden="true" />;
  const slot = findNextSlot(slots);
  if (!slot) return <span className="cut-off">{t('slot.none')}</span>;
  return (
    <span className={styles.text}>
      <strong>{formatSlot(slot)}</strong>{' '}
      <span className="cut-off">{t('slot.orderBy', { time: formatDeadline(slot.CutOffAt) })}</span>
    </span>
  );
};

export const SlotRibbon = () => {
  const pincode = useSession((state) => state.pincode);
  const slots = useNextSlots({ refreshMs });
  return (
    <>
      <section className="ribbon on-brand" aria-label={t('slot.label')}>
        <div className="wrap">
          <Icon icon={Clock} />
          <NextSlot slots={slots.data} isFailed={slots.isError} pincode={pincode} />
          {pincode && <Link to="/checkout-details#slots">{t('slot.all')}</Link>}
        </div>
      </section>
      <div className="basket-rim" aria-hidden="true" />
    </>
  );
};
