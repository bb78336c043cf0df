import { waitlistOfferMinutes } from '@tokri/contracts/slots';
import type { WaitlistEntryResponse } from '@tokri/contracts/api';
import { Button, Note, Skeleton } from '@tokri/web-kit/ui';
import { useCustomerNames } from '../../../customers/use-customer-names.ts';
import { countHeld } from '../calendar/utilisation.ts';
import type { CapacityPreview } from '../slot-queries.ts';
import { useSlotWaitlist } from '../slot-queries.ts';
import { t } from '../labels.ts';
import styles from './slot-panel.module.css';

const maxNamedCustomers = 5;

const offeredCustomersLabel = (
  waitlist: readonly WaitlistEntryResponse[],
  {
    offers,
    customerNames,
  }: { readonly offers: number; readonly customerNames: ReadonlyMap<number, string> },
): string =>
  waitlist
    .filter(({ Position }) => Position > 0)
    .slice(0, Math.min(offers, maxNamedCustomers))
    .map(({ UserId, Items }) =>
      t('waitlist.entry', {
        customer: customerNames.get(UserId) ?? t('waitlist.customer', { id: UserId }),
        pieces: Items,
      }),
    )
    .join('; ');

const Offers = ({ slotId, offers }: { readonly slotId: number; readonly offers: number }) => {
  const waitlist = useSlotWaitlist(slotId);
  const { names } = useCustomerNames((waitlist.data?.rows ?? []).map(({ UserId }) => UserId));
  return (
    <Note tone="success">
      {t('preview.offers', { offers, minutes: waitlistOfferMinutes })}
      {waitlist.data && (
        <>
          <br />
          <small>
            {offeredCustomersLabel(waitlist.data.rows, { offers, customerNames: names })}
          </small>
        </>
      )}
    </Note>
  );
};

const PreviewDetails = ({
  preview: { Before, After, Closes, Over, ItemsOver, Offers: offers },
}: {
  readonly preview: CapacityPreview;
}) => {
  const addedCapacity = After.Capacity - Before.Capacity;
  const isUnchanged = !Closes && addedCapacity === 0 && Over === 0 && ItemsOver === 0;
  if (isUnchanged) return <p className="fine-print">{t('preview.unchanged')}</p>;
  return (
    <>
      {Over > 0 && <Note tone="error">{t('preview.over', { over: Over })}</Note>}
      {Closes && Over === 0 && <Note tone="error">{t('preview.closes')}</Note>}
      {ItemsOver > 0 && <Note tone="warning">{t('preview.itemsOver', { over: ItemsOver })}</Note>}
      <p>{t('preview.kept', { booked: After.Booked, held: countHeld(After) })}</p>
      {!After.ClosedFor && (
        <p>
          <b className="strong">
            {addedCapacity > 0
              ? t('preview.more', { more: addedCapacity, left: After.Left })
              : t('preview.left', { left: After.Left })}
          </b>
        </p>
      )}
      {offers > 0 && <Offers slotId={Before.Id} offers={offers} />}
    </>
  );
};

export interface CapacityPreviewPanelProps {
  readonly preview: CapacityPreview | null | undefined;
  readonly isFailed: boolean;
  readonly onRetry: () => void;
}

export const CapacityPreviewPanel = ({ preview, isFailed, onRetry }: CapacityPreviewPanelProps) => (
  <section
    className={styles.preview}
    aria-label={t('preview.label')}
    aria-live="polite"
    aria-busy={preview === undefined && !isFailed}
  >
    <h3>{t('preview.label')}</h3>
    {isFailed && (
      <Note tone="error">
        {t('preview.failed')}{' '}
        <Button kind="quiet" isSmall onClick={onRetry}>
          {t('preview.retry')}
        </Button>
      </Note>
    )}
    {!isFailed && preview === undefined && <Skeleton width="70" />}
    {preview === null && <Note tone="error">{t('preview.notFound')}</Note>}
    {preview && <PreviewDetails preview={preview} />}
  </section>
);
