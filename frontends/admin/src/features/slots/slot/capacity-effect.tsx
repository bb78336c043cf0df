import { offerMinutes } from '@tokri/contracts';
import type { SlotWaiter } from '@tokri/contracts/http';
import { Button, Note, Skeleton } from '@tokri/web-kit/ui';
import { heldOf } from '../fill/fill-model.ts';
import type { CapacityPreview } from '../slot-reads.ts';
import { useWaits } from '../slot-reads.ts';
import { t } from '../texts.ts';
import styles from './slot-panel.module.css';

/** So many of those who are offered a place are named. */
const namedMax = 5;

const offeredWords = (waits: readonly SlotWaiter[], offers: number): string =>
  waits
    .filter(({ Position }) => Position > 0)
    .slice(0, Math.min(offers, namedMax))
    .map(({ UserId, Items }) => t('waiting.person', { id: UserId, pieces: Items }))
    .join('; ');

const Offers = ({ slotId, offers }: { readonly slotId: number; readonly offers: number }) => {
  const waits = useWaits(slotId);
  return (
    <Note tone="ok">
      {t('effect.offers', { offers, minutes: offerMinutes })}
      {waits.data && (
        <>
          <br />
          <small>{offeredWords(waits.data.rows, offers)}</small>
        </>
      )}
    </Note>
  );
};

const Effect = ({
  preview: { Before, After, Closes, Over, ItemsOver, Offers: offers },
}: {
  readonly preview: CapacityPreview;
}) => {
  const more = After.Capacity - Before.Capacity;
  const isSame = !Closes && more === 0 && Over === 0 && ItemsOver === 0;
  if (isSame) return <p className="fine">{t('effect.same')}</p>;
  return (
    <>
      {Over > 0 && <Note tone="bad">{t('effect.over', { over: Over })}</Note>}
      {Closes && Over === 0 && <Note tone="bad">{t('effect.closes')}</Note>}
      {ItemsOver > 0 && <Note tone="few">{t('effect.itemsOver', { over: ItemsOver })}</Note>}
      <p>{t('effect.stay', { booked: After.Booked, held: heldOf(After) })}</p>
      {!After.ClosedFor && (
        <p>
          <b className="strong">
            {more > 0
              ? t('effect.more', { more, left: After.Left })
              : t('effect.left', { left: After.Left })}
          </b>
        </p>
      )}
      {offers > 0 && <Offers slotId={Before.Id} offers={offers} />}
    </>
  );
};

export interface CapacityEffectProps {
  readonly preview: CapacityPreview | null | undefined;
  readonly isFailed: boolean;
  readonly onRetry: () => void;
}

/** What saving would do, before it is done: who stays, whether the slot closes, whom the waiting list is offered. */
export const CapacityEffect = ({ preview, isFailed, onRetry }: CapacityEffectProps) => (
  <section
    className={styles.effect}
    aria-label={t('effect.label')}
    aria-live="polite"
    aria-busy={preview === undefined && !isFailed}
  >
    <h3>{t('effect.label')}</h3>
    {isFailed && (
      <Note tone="bad">
        {t('effect.failed')}{' '}
        <Button kind="quiet" isSmall onClick={onRetry}>
          {t('effect.retry')}
        </Button>
      </Note>
    )}
    {!isFailed && preview === undefined && <Skeleton width="70" />}
    {preview === null && <Note tone="bad">{t('effect.gone')}</Note>}
    {preview && <Effect preview={preview} />}
  </section>
);
