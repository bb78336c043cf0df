import type { ItemGroup } from '@tokri/contracts/api';
import { findRatesCategory } from '@tokri/contracts/platform';
import { Button, EmptyState, ErrorPanel, usePageTitle } from '@tokri/web-kit/ui';
import { CartBar } from '../../cart/cart-bar.tsx';
import { useCategories } from '../../catalog/category-queries.ts';
import { Section } from '../../components/section.tsx';
import { TilesSkeleton } from '../../components/tiles.tsx';
import { t } from '../../labels.ts';
import { CategoryTiles } from './category-tiles.tsx';
import { maxTiles, selectCarouselCategories } from './home-sections.ts';
import { CurrentOffers } from './current-offers.tsx';
import { TodaysRates } from './todays-rates.tsx';
import { BuyAgain, CategoryItems, BestSavings } from './item-sections.tsx';
import { Carousel } from './carousel.tsx';

const HomeSections = ({ categories }: { readonly categories: readonly ItemGroup[] }) => {
  const rated = findRatesCategory(categories);
  return (
    <>
      <CategoryTiles categories={categories} />
      {rated && <TodaysRates category={rated} />}
      <CurrentOffers />
      <BuyAgain />
      <BestSavings />
      {selectCarouselCategories(categories).map((category) => (
        <CategoryItems key={category.Id} category={category} />
      ))}
    </>
  );
};

export const HomePage = () => {
  usePageTitle('');
  const categories = useCategories();
  const retry = (): void => void categories.refetch();
  return (
    <main id="main" className="wrap" tabIndex={-1}>
      <h1 className="sr-only">{t('home.title')}</h1>
      <Carousel />
      {categories.isPending && (
        <Section title={t('home.categories')}>
          <TilesSkeleton count={maxTiles} />
        </Section>
      )}
      {categories.isError && (
        <Section title={t('home.categories')}>
          <ErrorPanel error={categories.error} isBusy={categories.isFetching} onRetry={retry} />
        </Section>
      )}
      {categories.data && categories.data.length > 0 && (
        <HomeSections categories={categories.data} />
      )}
      {categories.data?.length === 0 && (
        <Section title={t('home.categories')}>
          <EmptyState title={t('home.empty')} text={t('home.emptyText')}>
            <Button kind="secondary" isBusy={categories.isFetching} onClick={retry}>
              {t('retry')}
            </Button>
          </EmptyState>
        </Section>
      )}
      <CartBar />
    </main>
  );
};
