import type { SlotResponse } from '@tokri/contracts/api';
import { openPincodePrompt, useNextSlots, useSession } from '@tokri/web-kit/session';
import {
  Button,
  ButtonLink,
  Clock,
  ErrorPanel,
  Icon,
  findNextSlot,
  Skeleton,
  formatSlot,
  formatDeadline,
} from '@tokri/web-kit/ui';
import { t } from '../../labels.ts';
import styles from './slot.module.css';

const NextSlot = ({
  slots,
  pincode,
}: {
  readonly slots: readonly SlotResponse[];
  readonly pincode: string;
}) => {
  const slot = findNextSlot(slots);
  if (!slot) return <p className="muted">{t('slot.none', { pincode })}</p>;
  return (
    <div className={styles.content}>
      <p className={styles.text}>
        <b className={styles.slotTime}>{formatSlot(slot)}</b>
        <br />
        <span className="muted">
          {t('slot.orderBy', { time: formatDeadline(slot.CutOffAt) })} •{' '}
          <span className={styles.location}>{t('slot.at', { pincode })}</span>
        </span>
      </p>
      <ButtonLink kind="secondary" to="/checkout-details#slots">
        {t('slot.choose')}
      </ButtonLink>
    </div>
  );
};

export const NextSlotPanel = () => {
  const pincode = useSession((state) => state.pincode);
  const slots = useNextSlots();
  return (
    <section className="panel" aria-labelledby="h-slot">
      <h2 id="h-slot">
        <Icon icon={Clock} />
        {t('slot.title')}
      </h2>
      {pincode === '' && (
        <div className={styles.content}>
          <p className={`${styles.text} muted`}>{t('slot.noPincode')}</p>
          <Button kind="secondary" onClick={openPincodePrompt}>
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
        <div className={styles.unframed}>
          <ErrorPanel
            error={slots.error}
            isBusy={slots.isFetching}
            onRetry={() => void slots.refetch()}
          />
        </div>
      )}
      {slots.data && <NextSlot slots={slots.data} pincode={pincode} />}
    </section>
  );
};
