import { useRef } from 'react';
import { offerPath } from '../../catalog/paths.ts';
import { useOfferBanners } from '../../offers/banner-queries.ts';
import { BannerRail, BannerRailSkeleton } from '../../offers/banner-rail.tsx';
import { CouponsCard } from '../../offers/coupons-card.tsx';
import { Section } from '../../components/section.tsx';
import { SectionError } from '../../components/section-error.tsx';
import { useNearViewport } from '../../components/use-near-viewport.ts';
import { t } from '../../labels.ts';

export const CurrentOffers = () => {
  const sectionRef = useRef<HTMLDivElement>(null);
  const banners = useOfferBanners({ isEnabled: useNearViewport(sectionRef) });
  return (
    <div ref={sectionRef}>
      <Section title={t('offers.current')} href={offerPath()}>
        {banners.isPending && <BannerRailSkeleton />}
        {banners.isError && !banners.data && (
          <SectionError
            error={banners.error}
            isBusy={banners.isFetching}
            onRetry={() => void banners.refetch()}
          />
        )}
        {banners.data && (
          <BannerRail banners={banners.data}>
            <CouponsCard />
          </BannerRail>
        )}
      </Section>
    </div>
  );
};
