import { useRef } from 'react';
import { offerPath } from '../../catalog/paths.ts';
import { OfferCards, OfferCardsSkeleton } from '../../offers/offer-card.tsx';
import { useOffers } from '../../offers/offer-queries.ts';
import { Section } from '../../components/section.tsx';
import { SectionError } from '../../components/section-error.tsx';
import { useNearViewport } from '../../components/use-near-viewport.ts';
import { t } from '../../labels.ts';

export const CurrentOffers = () => {
  const sectionRef = useRef<HTMLDivElement>(null);
  const offers = useOffers({ isEnabled: useNearViewport(sectionRef) });
  return (
    <div ref={sectionRef}>
      <Section title={t('offers.current')} href={offerPath()}>
        {offers.isPending && <OfferCardsSkeleton />}
        {offers.isError && !offers.data && (
          <SectionError
            error={offers.error}
            isBusy={offers.isFetching}
            onRetry={() => void offers.refetch()}
          />
        )}
        {offers.data && <OfferCards offers={offers.data} />}
      </Section>
    </div>
  );
};
