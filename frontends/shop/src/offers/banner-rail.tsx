import type { OfferBanner } from '@tokri/contracts/api';
import { BannerCard } from '@tokri/web-kit/offer-banner';
import { classNames } from '@tokri/web-kit/ui';
import type { ReactNode } from 'react';
import { Rail } from '../components/rail.tsx';
import { t } from '../labels.ts';
import styles from './banner-rail.module.css';
import stripStyles from './offer-strip.module.css';

export const BannerRail = ({
  banners,
  children,
}: {
  readonly banners: readonly OfferBanner[];
  /** Further list items. */
  readonly children?: ReactNode;
}) => (
  <Rail className={classNames(stripStyles.strip, styles.strip)}>
    {banners.map((banner) => (
      <li key={banner.Id}>
        <BannerCard banner={banner} />
      </li>
    ))}
    {children}
  </Rail>
);

const skeletonBanners = 3;

export const BannerRailSkeleton = () => (
  <>
    <span className="sr-only" role="status">
      {t('loading')}
    </span>
    <ul className={classNames(stripStyles.strip, styles.strip)} aria-hidden="true">
      {Array.from({ length: skeletonBanners }, (_, index) => (
        <li key={index} className={`skeleton ${styles.loading}`} />
      ))}
    </ul>
  </>
);
