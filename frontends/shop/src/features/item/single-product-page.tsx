import type { ItemResponse } from '@tokri/contracts/api';
import { langOf, useSearchParams, Link } from '@tokri/web-kit/platform';
import { unitPrice, useUnitInCart, type Unit } from '@tokri/web-kit/item-card';
import {
  ButtonLink,
  EmptyState,
  ErrorPanel,
  formatBrand,
  pictures,
  Price,
  Skeleton,
  Tag,
  usePageTitle,
  VegMark,
} from '@tokri/web-kit/ui';
import {
  allCategoriesPath,
  categoryPath,
  idParam,
  listPath,
  offerPath,
  subcategoryPath,
} from '../../catalog/paths.ts';
import { Breadcrumbs } from '../../components/breadcrumbs.tsx';
import { t } from './labels.ts';
import { useItem } from './item-queries.ts';
import { BuyBar, BuyBox, OrderLimitNote } from './buy.tsx';
import { Gallery } from './gallery.tsx';
import { ProductInfo } from './product-info.tsx';
import { selectInitialUnit, gstLabel, isSoldOut } from './item-details.ts';
import { PackOptions } from './pack-options.tsx';
import { DeliveryInfo } from './delivery-info.tsx';
import { SimilarItems } from './similar-items.tsx';
import styles from './single-product-page.module.css';

const OfferNote = ({ offer }: { readonly offer: NonNullable<ItemResponse['Offer']> }) => (
  <p className={styles.offer}>
    <Tag tone="offer">{t('offers.offer')}</Tag>
    <Link className="link" to={offerPath(offer.OfferId)}>
      {offer.Name}
    </Link>
  </p>
);

const ItemSummary = ({
  item,
  unit,
  onSelectUnit,
}: {
  readonly item: ItemResponse;
  readonly unit: Unit;
  readonly onSelectUnit: (unitId: number) => void;
}) => (
  <div className={styles.info}>
    <p className={styles.brand}>
      <VegMark isVegetarian={item.Declarations.Vegetarian} />
      {item.Brand && (
        <Link
          className="link"
          to={listPath({ Brand: item.Brand })}
          lang={langOf(formatBrand(item.Brand))}
        >
          {formatBrand(item.Brand)}
        </Link>
      )}
      {unit.Available && unit.DiscountPercent > 0 && (
        <span className="end">
          <Tag tone="offer">{t('item.percentOff', { percent: unit.DiscountPercent })}</Tag>
        </span>
      )}
    </p>
    <h1 lang={langOf(item.Name)}>{item.Name}</h1>
    <Price price={unitPrice(unit)} mrp={unit.Mrp} isLarge />
    <p className="fine-print">{gstLabel(unit, item.TaxPercent)}</p>
    {item.Offer && <OfferNote offer={item.Offer} />}
    {isSoldOut(item) && (
      <p className={styles.outOfStock}>
        <Tag tone="warning" hasDot>
          {t('outOfStock')}
        </Tag>
      </p>
    )}
    <PackOptions item={item} selected={unit} onSelect={onSelectUnit} />
    <OrderLimitNote item={item} unit={unit} />
    <BuyBox item={item} unit={unit} />
    <DeliveryInfo declarations={item.Declarations} isAvailable={unit.Available} />
  </div>
);

const ItemView = ({ item, unit }: { readonly item: ItemResponse; readonly unit: Unit }) => {
  const [search, setSearch] = useSearchParams();
  usePageTitle(item.Brand ? `${item.Name}, ${formatBrand(item.Brand)}` : item.Name);
  const selectUnitInAddress = (unitId: number): void => {
    const next = new URLSearchParams(search);
    next.set('UnitId', String(unitId));
    setSearch(next, { replace: true });
  };
  const crumbs = [
    { name: item.ItemGroupName, href: categoryPath(item.ItemGroupId) },
    {
      name: item.ItemTypeName,
      href: subcategoryPath({ categoryId: item.ItemGroupId, subcategoryId: item.ItemTypeId }),
    },
  ];
  return (
    <main id="main" className="wrap" tabIndex={-1}>
      <Breadcrumbs crumbs={crumbs} />
      <div className={styles.product}>
        <Gallery key={item.Id} item={item} />
        <ItemSummary item={item} unit={unit} onSelectUnit={selectUnitInAddress} />
        <ProductInfo item={item} unit={unit} />
      </div>
      <SimilarItems item={item} />
      <BuyBar item={item} unit={unit} />
    </main>
  );
};

const ItemSkeleton = () => (
  <main id="main" className={`wrap ${styles.loading}`} tabIndex={-1} aria-busy="true">
    <span className="sr-only" role="status">
      {t('loading')}
    </span>
    <h1 className="sr-only">{t('item.title')}</h1>
    <div className={styles.product}>
      <div className={`skeleton ${styles.pictureSkeleton}`} />
      <div className={`${styles.info} ${styles.textSkeleton}`}>
        <Skeleton width="45" />
        <Skeleton as="title" />
        <Skeleton as="block" />
        <Skeleton as="panel-area" />
      </div>
    </div>
  </main>
);

const ItemNotFound = () => {
  usePageTitle(t('item.title'));
  return (
    <main id="main" className={`wrap ${styles.loading}`} tabIndex={-1}>
      <h1 className="sr-only">{t('item.title')}</h1>
      <EmptyState title={t('item.notFound')} text={t('item.notFoundText')} picture={pictures.box}>
        <ButtonLink to={allCategoriesPath}>{t('browseCategories')}</ButtonLink>
      </EmptyState>
    </main>
  );
};

export const SingleProductPage = () => {
  const [search] = useSearchParams();
  const itemId = idParam(search, 'ItemId');
  const item = useItem(itemId);
  const inCartId = useUnitInCart(itemId);
  if (itemId === 0) return <ItemNotFound />;
  if (item.isPending) return <ItemSkeleton />;
  if (item.isError && !item.data)
    return (
      <main id="main" className={`wrap ${styles.loading}`} tabIndex={-1}>
        <h1 className="sr-only">{t('item.title')}</h1>
        <ErrorPanel
          error={item.error}
          isBusy={item.isFetching}
          onRetry={() => void item.refetch()}
        />
      </main>
    );
  const unit =
    item.data && selectInitialUnit(item.data, { requestedId: idParam(search, 'UnitId'), inCartId });
  return item.data && unit ? <ItemView item={item.data} unit={unit} /> : <ItemNotFound />;
};
