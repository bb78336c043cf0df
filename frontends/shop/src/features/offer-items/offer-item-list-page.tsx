import type { OfferResponse } from '@tokri/contracts/api';
import { useSearchParams } from '@tokri/web-kit/platform';
import { ButtonLink, EmptyState, ErrorPanel, usePageTitle } from '@tokri/web-kit/ui';
import { CartBar } from '../../cart/cart-bar.tsx';
import { allCategoriesPath, idParam, offerPath } from '../../catalog/paths.ts';
import { OfferCards, OfferCardsSkeleton } from '../../offers/offer-card.tsx';
import { useOffers } from '../../offers/offer-queries.ts';
import { ListHeading } from '../../components/list-heading.tsx';
import { Breadcrumbs, type Crumb } from '../../components/breadcrumbs.tsx';
import { t } from './labels.ts';
import { ItemGrid } from '../../item-grid/item-grid.tsx';
import { toOfferItemSource } from './offer-items.ts';
import { OfferDetails } from './offer-details.tsx';
import styles from './offer-item-list-page.module.css';
import { useItemList, type ItemList } from '../../item-grid/use-item-list.ts';

const NoOffers = ({ offerId }: { readonly offerId: number }) =>
  offerId > 0 ? (
    <EmptyState title={t('offers.notFound')} text={t('offers.notFoundText')}>
      <ButtonLink to={offerPath()}>{t('offers.seeAll')}</ButtonLink>
    </EmptyState>
  ) : (
    <EmptyState title={t('offers.none')} text={t('offers.noneText')}>
      <ButtonLink to={allCategoriesPath}>{t('browseCategories')}</ButtonLink>
    </EmptyState>
  );

const CurrentOffers = ({
  offers,
  selectedId,
}: {
  readonly offers: ReturnType<typeof useOffers>;
  readonly selectedId: number;
}) => {
  if (offers.isPending) return <OfferCardsSkeleton />;
  return <OfferCards offers={offers.data ?? []} selectedId={selectedId} />;
};

const toCrumbs = (offerId: number, title: string): readonly Crumb[] =>
  offerId > 0
    ? [{ name: t('offers.title'), href: offerPath() }, { name: title }]
    : [{ name: title }];

const pageTitle = (
  offer: OfferResponse | undefined,
  { offerId, list }: { readonly offerId: number; readonly list: ItemList },
): string => {
  if (offerId === 0) return t('offers.title');
  return (
    offer?.Name ??
    list.items.find(({ Offer }) => Offer?.OfferId === offerId)?.Offer?.Name ??
    t('offers.offer')
  );
};

export const OfferItemListPage = () => {
  const [search] = useSearchParams();
  const offerId = idParam(search, 'OfferId');
  const offers = useOffers();
  const list = useItemList(toOfferItemSource(offerId));
  const offer = offers.data?.find(({ OfferId }) => OfferId === offerId);
  const title = pageTitle(offer, { offerId, list });
  usePageTitle(title);
  const isSettled = !list.isLoading && !list.isPreviousData;
  const isEmpty = isSettled && !list.error && list.items.length === 0;
  const isUnknown = isEmpty && offerId > 0;
  return (
    <main id="main" className="wrap" tabIndex={-1}>
      <Breadcrumbs crumbs={toCrumbs(offerId, title)} />
      <ListHeading
        title={title}
        count={isSettled && !list.error && !isUnknown ? t('items', { count: list.total }) : ''}
      />
      {offerId === 0 && (
        <section aria-labelledby="current-offers">
          <h2 className="sr-only" id="current-offers">
            {t('offers.current')}
          </h2>
          <CurrentOffers offers={offers} selectedId={offerId} />
        </section>
      )}
      {offer && <OfferDetails offer={offer} items={list.isPreviousData ? [] : list.items} />}
      {!isEmpty && (
        <h2 className={offerId === 0 ? styles.items : 'sr-only'}>
          {t(offerId === 0 ? 'offers.allItems' : 'itemList')}
        </h2>
      )}
      {Boolean(list.error) && <ErrorPanel error={list.error} onRetry={list.retry} />}
      {isEmpty && <NoOffers offerId={offerId} />}
      {!list.error && !isEmpty && <ItemGrid list={list} sort="" />}
      {offerId > 0 && (offers.data?.length ?? 0) > 1 && (
        <section className="section" aria-labelledby="current-offers">
          <div className="head">
            <h2 id="current-offers">{t('offers.current')}</h2>
          </div>
          <CurrentOffers offers={offers} selectedId={offerId} />
        </section>
      )}
      <CartBar />
    </main>
  );
};
