import type { OfferAnswer } from '@tokri/contracts/http';
import { useSearchParams } from '@tokri/web-kit/platform';
import { ButtonLink, Empty, ErrorPanel, usePageTitle } from '@tokri/web-kit/ui';
import { CartBar } from '../../cart/cart-bar.tsx';
import { allCategoriesPath, idIn, offerPath } from '../../catalogue/paths.ts';
import { OfferCards, OfferCardsWaiting } from '../../offers/offer-card.tsx';
import { useOffers } from '../../offers/queries.ts';
import { Crumbs } from '../../shelf/crumbs.tsx';
import { t } from './texts.ts';
import { ItemGrid } from './item-grid.tsx';
import { offeredItems } from './item-source.ts';
import { OfferAbout } from './offer-about.tsx';
import styles from './product-list-page.module.css';
import { useItemList, type ItemList } from './use-item-list.ts';

const Nothing = ({ offerId }: { readonly offerId: number }) =>
  offerId > 0 ? (
    <Empty title={t('offers.unknown')} text={t('offers.unknownText')}>
      <ButtonLink to={offerPath()}>{t('offers.seeAll')}</ButtonLink>
    </Empty>
  ) : (
    <Empty title={t('offers.none')} text={t('offers.noneText')}>
      <ButtonLink to={allCategoriesPath}>{t('list.browse')}</ButtonLink>
    </Empty>
  );

/** The tickets, by which one goes from one offer to another. */
const Running = ({
  offers,
  chosen,
}: {
  readonly offers: ReturnType<typeof useOffers>;
  readonly chosen: number;
}) => {
  if (offers.isPending) return <OfferCardsWaiting />;
  return <OfferCards offers={offers.data ?? []} chosen={chosen} />;
};

const titleOf = (
  offer: OfferAnswer | undefined,
  { offerId, list }: { readonly offerId: number; readonly list: ItemList },
): string => {
  if (offerId === 0) return t('offers.title');
  return (
    offer?.Name ??
    list.items.find(({ Offer }) => Offer?.OfferId === offerId)?.Offer?.Name ??
    t('item.offer')
  );
};

/** Goods of one running offer, or without an id of all of them. Anyone may look; no pincode is needed. */
export const OfferItemListPage = () => {
  const [search] = useSearchParams();
  const offerId = idIn(search, 'OfferId');
  const offers = useOffers();
  const list = useItemList(offeredItems(offerId));
  const offer = offers.data?.find(({ OfferId }) => OfferId === offerId);
  const title = titleOf(offer, { offerId, list });
  usePageTitle(title);
  const isSettled = !list.isWaiting && !list.isOlder;
  const isEmpty = isSettled && !list.problem && list.items.length === 0;
  const isUnknown = isEmpty && offerId > 0;
  return (
    <main id="main" className="wrap" tabIndex={-1}>
      <Crumbs
        of={
          offerId > 0
            ? [{ name: t('offers.title'), href: offerPath() }, { name: title }]
            : [{ name: title }]
        }
      />
      <div className={`row ${styles.title}`}>
        <h1>{title}</h1>
        <span className="fine" role="status">
          {isSettled && !list.problem && !isUnknown
            ? t('list.countHere', { count: list.total })
            : ''}
        </span>
      </div>
      {offerId === 0 && (
        <section aria-labelledby="h-running">
          <h2 className="sr" id="h-running">
            {t('offers.running')}
          </h2>
          <Running offers={offers} chosen={offerId} />
        </section>
      )}
      {offer && <OfferAbout offer={offer} items={list.isOlder ? [] : list.items} />}
      {!isEmpty && (
        <h2 className={offerId === 0 ? styles.goods : 'sr'}>
          {t(offerId === 0 ? 'offers.allItems' : 'list.items')}
        </h2>
      )}
      {Boolean(list.problem) && <ErrorPanel problem={list.problem} onRetry={list.retry} />}
      {isEmpty && <Nothing offerId={offerId} />}
      {!list.problem && !isEmpty && <ItemGrid list={list} sort="" />}
      {offerId > 0 && (offers.data?.length ?? 0) > 1 && (
        <section className="sec" aria-labelledby="h-running">
          <div className="hd">
            <h2 id="h-running">{t('offers.running')}</h2>
          </div>
          <Running offers={offers} chosen={offerId} />
        </section>
      )}
      <CartBar />
    </main>
  );
};
