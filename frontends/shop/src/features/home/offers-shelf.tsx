import { useRef } from 'react';
import { offerPath } from '../../catalogue/paths.ts';
import { OfferCards, OfferCardsWaiting } from '../../offers/offer-card.tsx';
import { useOffers } from '../../offers/queries.ts';
import { Section } from '../../shelf/section.tsx';
import { ShelfFailed } from '../../shelf/shelf-failed.tsx';
import { useNear } from '../../shelf/use-near.ts';
import { t } from '../../texts.ts';

/** What runs for the visitor's place and party, and the way to the coupons; read when it comes near. */
export const OffersShelf = () => {
  const place = useRef<HTMLDivElement>(null);
  const offers = useOffers({ isWanted: useNear(place) });
  return (
    <div ref={place}>
      <Section title={t('offers.running')} href={offerPath()}>
        {offers.isPending && <OfferCardsWaiting />}
        {offers.isError && !offers.data && (
          <ShelfFailed
            problem={offers.error}
            isBusy={offers.isFetching}
            onRetry={() => void offers.refetch()}
          />
        )}
        {offers.data && <OfferCards offers={offers.data} />}
      </Section>
    </div>
  );
};
