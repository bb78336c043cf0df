import type { OfferBanner } from '@tokri/contracts/api';
import { Link } from '@tokri/web-kit/platform';
import { formatDate, ItemPicture } from '@tokri/web-kit/ui';
import { t } from './labels.ts';
import styles from './banner-card.module.css';

export type ShownBanner = Omit<OfferBanner, 'Id' | 'OfferId' | 'Hindi'>;

/** An offer as customers see it on the home page and the page of a category. */
export const BannerCard = ({ banner }: { readonly banner: ShownBanner }) => {
  const { Title, Text, Image, Label = '', Link: link, ToDate } = banner;
  const hasText = Text !== Label;
  return (
    <div className={styles.banner}>
      <div className={styles.texts}>
        {Label && (
          <b className={styles.label} aria-hidden="true">
            {Label}
          </b>
        )}
        <h3>
          <Link to={link}>
            {Label && <span className="sr-only">{Label}. </span>}
            {Title}
          </Link>
        </h3>
        {hasText && <p className={styles.text}>{Text}</p>}
        {ToDate && <p className={styles.until}>{t('until', { day: formatDate(ToDate) })}</p>}
      </div>
      <ItemPicture src={Image} name={Title} width={96} height={96} />
      <div className={`basket-rim ${styles.rim}`} aria-hidden="true" />
    </div>
  );
};
