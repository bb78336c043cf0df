import { ButtonLink, EmptyState, ErrorPanel, usePageTitle } from '@tokri/web-kit/ui';
import { CartBar } from '../../cart/cart-bar.tsx';
import { categoryPath, homePath, subcategoryPath } from '../../catalog/paths.ts';
import { useCategories, useSubcategories } from '../../catalog/category-queries.ts';
import { Section } from '../../components/section.tsx';
import { Tile, Tiles, TilesSkeleton } from '../../components/tiles.tsx';
import { t } from './labels.ts';
import styles from './categories.module.css';
import { withSubcategories } from './category-tree.ts';

const skeletonTiles = 16;

const CategorySections = () => {
  const [categories, subcategories] = [useCategories(), useSubcategories()];
  const retry = (): void =>
    void Promise.all(
      [categories, subcategories].filter(({ isError }) => isError).map((query) => query.refetch()),
    );
  const error = categories.error ?? subcategories.error;
  if (error)
    return (
      <ErrorPanel
        error={error}
        isBusy={categories.isFetching || subcategories.isFetching}
        onRetry={retry}
      />
    );
  if (!categories.data || !subcategories.data)
    return (
      <div className={styles.loading}>
        <TilesSkeleton count={skeletonTiles} isRoomy />
      </div>
    );
  const tree = withSubcategories(categories.data, subcategories.data);
  if (tree.length === 0)
    return (
      <EmptyState title={t('home.empty')} text={t('home.emptyText')}>
        <ButtonLink to={homePath}>{t('home')}</ButtonLink>
      </EmptyState>
    );
  return tree.map(({ category, subcategories: nonEmpty }) => (
    <Section key={category.Id} title={category.Name} href={categoryPath(category.Id)}>
      <Tiles isRoomy>
        {nonEmpty.map(({ Id, Name, ItemTypeImageUrl, Count }) => (
          <Tile
            key={Id}
            name={Name}
            href={subcategoryPath({ categoryId: category.Id, subcategoryId: Id })}
            tint={category.Tint}
            image={ItemTypeImageUrl || category.ImageUrl}
            note={t('items', { count: Count })}
          />
        ))}
      </Tiles>
    </Section>
  ));
};

export const AllCategoriesPage = () => {
  usePageTitle(t('allCategories'));
  return (
    <main id="main" className="wrap" tabIndex={-1}>
      <h1 className={styles.title}>{t('allCategories')}</h1>
      <CategorySections />
      <CartBar />
    </main>
  );
};
