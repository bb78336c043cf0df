import type { SlotAnswer } from '@tokri/contracts/http';
import { Link } from '@tokri/web-kit/platform';
import { askPincode, useNextSlots, useSession } from '@tokri/web-kit/session';
import { Clock, Icon, nextSlot, slotComesWords, untilWords } from '@tokri/web-kit/ui';
import { t } from '../texts.ts';
import styles from './slot-ribbon.module.css';

const refreshMs = 60_000;

interface LineProps {
  readonly slots: readonly SlotAnswer[] | undefined;
  /** Whether the last reading went wrong; what was read before is shown as long as there is some. */
  readonly isFailed: boolean;
  readonly pincode: string;
}

const Line = ({ slots, isFailed, pincode }: LineProps) => {
  if (!pincode)
    return (
      <button type="button" className={styles.ask} onClick={askPincode}>
        {t('slot.needPincode')}
      </button>
    );
  if (!slots && isFailed) return <span className="cut">{t('slot.failed')}</span>;
  if (!slots) return <span className={styles.wait} aria-hidden="true" />;
  const slot = nextSlot(slots);
  if (!slot) return <span className="cut">{t('slot.none')}</span>;
  return (
    <span className={styles.line}>
      <strong>{slotComesWords(slot)}</strong>{' '}
      <span className="cut">
        <span className={styles.long}>{t('slot.order')} </span>
        {t('slot.by', { time: untilWords(slot.CutOffAt) })}
      </span>
    </span>
  );
};

/** The slot is the product: the next one stands under the header on every shop page. */
export const SlotRibbon = () => {
  const pincode = useSession((state) => state.pincode);
  const slots = useNextSlots({ refreshMs });
  return (
    <>
      <section className="ribbon on-brand" aria-label={t('slot.label')}>
        <div className="wrap">
          <Icon of={Clock} />
          <Line slots={slots.data} isFailed={slots.isError} pincode={pincode} />
          {pincode && <Link to="/checkout-details#slots">{t('slot.all')}</Link>}
        </div>
      </section>
      <div className="rim" aria-hidden="true" />
    </>
  );
};
