import type { OfferResponse } from '@tokri/contracts/api';
import { Link } from '@tokri/web-kit/platform';
import { classNames, ItemPicture, formatDate } from '@tokri/web-kit/ui';
import { offerPath } from '../catalog/paths.ts';
import { Rail } from '../components/rail.tsx';
import { t } from '../labels.ts';
import { CouponsCard } from './coupons-card.tsx';
import styles from './offer-card.module.css';
import stripStyles from './offer-strip.module.css';

export const OfferCard = ({
  offer,
  isSelected = false,
}: {
  readonly offer: OfferResponse;
  readonly isSelected?: boolean;
}) => (
  <li className={styles.card}>
    <div className={styles.head} aria-hidden="true">
      <ItemPicture src={offer.Image} name={offer.Name} width={64} height={64} />
      <b>{offer.Text}</b>
    </div>
    <div className="basket-rim" aria-hidden="true" />
    <div className={styles.body}>
      <h3>
        <Link to={offerPath(offer.OfferId)} aria-current={isSelected || undefined}>
          <span className="sr-only">{offer.Text}. </span>
          {offer.Name}
        </Link>
      </h3>
      {offer.Narration && <p>{offer.Narration}</p>}
      <p className="fine-print">
        {t('offers.until', { day: formatDate(offer.ToDate) })} •{' '}
        {t('items', { count: offer.ItemCount })}
      </p>
    </div>
  </li>
);

export const OfferCards = ({
  offers,
  selectedId = 0,
}: {
  readonly offers: readonly OfferResponse[];
  readonly selectedId?: number;
}) => (
  <Rail className={classNames(stripStyles.strip, styles.strip)}>
    {offers.map((offer) => (
      <OfferCard key={offer.OfferId} offer={offer} isSelected={offer.OfferId === selectedId} />
    ))}
    <CouponsCard />
  </Rail>
);

const skeletonCards = 3;

export const OfferCardsSkeleton = () => (
  <>
    <span className="sr-only" role="status">
      {t('loading')}
    </span>
    <ul className={classNames(stripStyles.strip, styles.strip)} aria-hidden="true">
      {Array.from({ length: skeletonCards }, (_, index) => (
        <li key={index} className={`skeleton ${styles.loading}`} />
      ))}
    </ul>
  </>
);
