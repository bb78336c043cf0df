import type { OfferAnswer } from '@tokri/contracts/http';
import { Link } from '@tokri/web-kit/platform';
import { Icon, pictures, shortDay, TicketPercent } from '@tokri/web-kit/ui';
import { couponsPath, offerPath } from '../catalogue/paths.ts';
import { t } from '../texts.ts';
import styles from './offer-card.module.css';

/** An offer as a ticket: what it gives first, the way to its goods. `isOn`: the one whose goods are shown. */
export const OfferCard = ({
  offer,
  isOn = false,
}: {
  readonly offer: OfferAnswer;
  readonly isOn?: boolean;
}) => (
  <li className={styles.card}>
    <div className={styles.head} aria-hidden="true">
      <img
        src={offer.Image || pictures.basket}
        alt=""
        width={64}
        height={64}
        loading="lazy"
        decoding="async"
      />
      <b>{offer.Text}</b>
    </div>
    <div className="rim" aria-hidden="true" />
    <div className={styles.body}>
      <h3>
        <Link to={offerPath(offer.OfferId)} aria-current={isOn || undefined}>
          <span className="sr">{offer.Text}. </span>
          {offer.Name}
        </Link>
      </h3>
      {offer.Narration && <p>{offer.Narration}</p>}
      <p className="fine">
        {t('offers.until', { day: shortDay(offer.ToDate) })} •{' '}
        {t('items', { count: offer.ItemCount })}
      </p>
    </div>
  </li>
);

/** The way to the coupons, among the offers. */
export const CouponsCard = () => (
  <li className={`${styles.card} ${styles.coupons}`}>
    <Icon of={TicketPercent} size={24} />
    <div>
      <h3>
        <Link to={couponsPath}>{t('offers.coupons')}</Link>
      </h3>
      <p className="fine">{t('offers.couponsText')}</p>
    </div>
  </li>
);

export const OfferCards = ({
  offers,
  chosen = 0,
}: {
  readonly offers: readonly OfferAnswer[];
  readonly chosen?: number;
}) => (
  <ul className={styles.strip}>
    {offers.map((offer) => (
      <OfferCard key={offer.OfferId} offer={offer} isOn={offer.OfferId === chosen} />
    ))}
    <CouponsCard />
  </ul>
);

const waitingCards = 3;

export const OfferCardsWaiting = () => (
  <>
    <span className="sr" role="status">
      {t('loading')}
    </span>
    <ul className={styles.strip} aria-hidden="true">
      {Array.from({ length: waitingCards }, (_, at) => (
        <li key={at} className={`skel ${styles.wait}`} />
      ))}
    </ul>
  </>
);
