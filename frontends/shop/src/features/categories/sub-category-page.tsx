import type { ItemGroup, OfferBanner } from '@tokri/contracts/api';
import { Navigate, useSearchParams } from '@tokri/web-kit/platform';
import {
  ButtonLink,
  EmptyState,
  ErrorPanel,
  pictures,
  tintClass,
  usePageTitle,
} from '@tokri/web-kit/ui';
import { useRef } from 'react';
import { CartBar } from '../../cart/cart-bar.tsx';
import { allCategoriesPath, idParam, listPath, subcategoryPath } from '../../catalog/paths.ts';
import { useCategories, useCategorySubcategories } from '../../catalog/category-queries.ts';
import { useInStockItems } from '../../catalog/item-queries.ts';
import { Breadcrumbs } from '../../components/breadcrumbs.tsx';
import { ItemCarousel, ItemCarouselSkeleton } from '../../components/item-carousel.tsx';
import { Section } from '../../components/section.tsx';
import { SectionError } from '../../components/section-error.tsx';
import { Tile, Tiles, TilesSkeleton } from '../../components/tiles.tsx';
import { useNearViewport } from '../../components/use-near-viewport.ts';
import { useCategoryBanners } from '../../offers/banner-queries.ts';
import { BannerRail } from '../../offers/banner-rail.tsx';
import { t } from './labels.ts';
import styles from './categories.module.css';

const skeletonTiles = 8;
const maxDiscountedItems = 12;

const CategoryOffers = ({ banners }: { readonly banners: readonly OfferBanner[] }) => (
  <section className={styles.offers} aria-labelledby="category-offers">
    <h2 id="category-offers" className="sr-only">
      {t('offers.current')}
    </h2>
    <BannerRail banners={banners} />
  </section>
);

const Subcategories = ({ category }: { readonly category: ItemGroup }) => {
  const subcategories = useCategorySubcategories(category.Id);
  const offers = useCategoryBanners(category.Id);
  // Offers that came later would push the tiles down.
  if (subcategories.isPending || offers.isPending)
    return <TilesSkeleton count={skeletonTiles} isRoomy />;
  if (subcategories.isError)
    return (
      <ErrorPanel
        error={subcategories.error}
        isBusy={subcategories.isFetching}
        onRetry={() => void subcategories.refetch()}
      />
    );
  const nonEmpty = subcategories.data.filter(({ Count }) => Count > 0);
  if (nonEmpty.length === 0)
    return (
      <EmptyState title={t('category.empty')} text={t('list.tryAnotherWord')}>
        <ButtonLink to={allCategoriesPath}>{t('browseCategories')}</ButtonLink>
      </EmptyState>
    );
  return (
    <>
      {offers.data && offers.data.length > 0 && <CategoryOffers banners={offers.data} />}
      <h2 className="sr-only">{t('category.subcategories')}</h2>
      <Tiles isRoomy>
        {nonEmpty.map(({ Id, Name, ItemTypeImageUrl, Count }) => (
          <Tile
            key={Id}
            name={Name}
            href={subcategoryPath({ categoryId: category.Id, subcategoryId: Id })}
            tint={category.Tint}
            image={ItemTypeImageUrl || category.ImageUrl}
            note={t('items', { count: Count })}
            isEager
          />
        ))}
      </Tiles>
      <ButtonLink
        kind="secondary"
        className={styles.allItems ?? ''}
        to={listPath({ GroupId: category.Id })}
      >
        {t('category.all', { name: category.Name })}
      </ButtonLink>
    </>
  );
};

const DiscountedItems = ({ category }: { readonly category: ItemGroup }) => {
  const sectionRef = useRef<HTMLDivElement>(null);
  const items = useInStockItems(
    { categoryId: category.Id, sort: 'discount', count: maxDiscountedItems },
    { isEnabled: useNearViewport(sectionRef) },
  );
  if (items.data?.Items.length === 0) return null;
  return (
    <div ref={sectionRef}>
      <Section
        title={t('home.savings')}
        href={listPath({ GroupId: category.Id, Sort: 'discount' })}
      >
        {items.isPending && <ItemCarouselSkeleton isLoading={items.isFetching} />}
        {items.isError && (
          <SectionError
            error={items.error}
            isBusy={items.isFetching}
            onRetry={() => void items.refetch()}
          />
        )}
        {items.data && <ItemCarousel items={items.data.Items} sort="discount" />}
      </Section>
    </div>
  );
};

const CategoryView = ({ category }: { readonly category: ItemGroup }) => {
  usePageTitle(category.Name);
  return (
    <>
      <Breadcrumbs
        crumbs={[{ name: t('allCategories'), href: allCategoriesPath }, { name: category.Name }]}
      />
      <div className={styles.head}>
        <span className={`thumbnail ${tintClass(category.Tint)}`}>
          <img src={category.ImageUrl || pictures.basket} alt="" width={160} height={160} />
        </span>
        <div>
          <h1>{category.Name}</h1>
          <p className="fine-print">{t('items', { count: category.Count })}</p>
        </div>
      </div>
      <Subcategories category={category} />
      <DiscountedItems category={category} />
    </>
  );
};

const CategoryContent = ({ categoryId }: { readonly categoryId: number }) => {
  const categories = useCategories();
  const category = categories.data?.find(({ Id }) => Id === categoryId);
  if (category) return <CategoryView category={category} />;
  return (
    <>
      <h1 className="sr-only">{t('category.title')}</h1>
      <div className={styles.loading}>
        {categories.isPending && <TilesSkeleton count={skeletonTiles} isRoomy />}
        {categories.isError && (
          <ErrorPanel
            error={categories.error}
            isBusy={categories.isFetching}
            onRetry={() => void categories.refetch()}
          />
        )}
        {categories.data && (
          <EmptyState
            title={t('category.notFound')}
            text={t('category.notFoundText')}
            picture={pictures.box}
          >
            <ButtonLink to={allCategoriesPath}>{t('browseCategories')}</ButtonLink>
          </EmptyState>
        )}
      </div>
    </>
  );
};

export const SubCategoryPage = () => {
  const [search] = useSearchParams();
  const categoryId = idParam(search, 'GroupId');
  if (categoryId === 0) return <Navigate to={allCategoriesPath} replace />;
  return (
    <main id="main" className="wrap" tabIndex={-1}>
      <CategoryContent categoryId={categoryId} />
      <CartBar />
    </main>
  );
};
