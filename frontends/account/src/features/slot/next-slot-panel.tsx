import type { SlotAnswer } from '@tokri/contracts/http';
import { askPincode, useNextSlots, useSession } from '@tokri/web-kit/session';
import {
  Button,
  ButtonLink,
  Clock,
  ErrorPanel,
  Icon,
  nextSlot,
  Skeleton,
  slotComesWords,
  untilWords,
} from '@tokri/web-kit/ui';
import { t } from '../../texts.ts';
import styles from './slot.module.css';

const Slot = ({
  slots,
  pincode,
}: {
  readonly slots: readonly SlotAnswer[];
  readonly pincode: string;
}) => {
  const slot = nextSlot(slots);
  if (!slot) return <p className="muted">{t('slot.none', { pincode })}</p>;
  return (
    <div className={styles.in}>
      <p className={styles.text}>
        <b className={styles.when}>{slotComesWords(slot)}</b>
        <br />
        <span className="muted">
          {t('slot.orderBy', { time: untilWords(slot.CutOffAt) })} •{' '}
          <span className={styles.place}>{t('slot.at', { pincode })}</span>
        </span>
      </p>
      <ButtonLink kind="second" to="/checkout-details#slots">
        {t('slot.choose')}
      </ButtonLink>
    </div>
  );
};

/** The slot is the product: when the next order could come. */
export const NextSlotPanel = () => {
  const pincode = useSession((state) => state.pincode);
  const slots = useNextSlots();
  return (
    <section className="panel" aria-labelledby="h-slot">
      <h2 id="h-slot">
        <Icon of={Clock} />
        {t('slot.title')}
      </h2>
      {pincode === '' && (
        <div className={styles.in}>
          <p className={`${styles.text} muted`}>{t('slot.noPincode')}</p>
          <Button kind="second" onClick={askPincode}>
            {t('slot.enter')}
          </Button>
        </div>
      )}
      {slots.isLoading && (
        <div aria-busy="true">
          <Skeleton width="70" />
        </div>
      )}
      {slots.isError && !slots.data && (
        <div className={styles.bare}>
          <ErrorPanel
            problem={slots.error}
            isBusy={slots.isFetching}
            onRetry={() => void slots.refetch()}
          />
        </div>
      )}
      {slots.data && <Slot slots={slots.data} pincode={pincode} />}
    </section>
  );
};
