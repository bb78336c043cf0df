import { Link } from '@tokri/web-kit/platform';
import { ConnectedItemCard } from '@tokri/web-kit/item-card';
import { ErrorPanel, ItemCardSkeleton } from '@tokri/web-kit/ui';
import { t } from '../../labels.ts';
import styles from './favourites.module.css';
import { useFavourites, useRemainingFavourites } from './favourite-queries.ts';

const maxItems = 12;
const skeletonCount = 4;

export const FavouritesStrip = ({ userId }: { readonly userId: number }) => {
  const favouritesQuery = useFavourites(userId, maxItems);
  const items = useRemainingFavourites(favouritesQuery.data);
  return (
    <section className={`section ${styles.section}`} aria-labelledby="h-favourites">
      <div className="head">
        <h2 id="h-favourites">{t('favourites.title')}</h2>
        {items.length > 0 && (
          <Link className="link" to="/displayfavorite">
            {t('seeAll')}
            <span className="sr-only"> {t('favourites.title')}</span>
          </Link>
        )}
      </div>
      {favouritesQuery.isPending && (
        <ul className={`item-grid carousel ${styles.strip}`} aria-hidden="true">
          {Array.from({ length: skeletonCount }, (_, index) => (
            <ItemCardSkeleton key={index} />
          ))}
        </ul>
      )}
      {favouritesQuery.isError && !favouritesQuery.data && (
        <ErrorPanel
          error={favouritesQuery.error}
          isBusy={favouritesQuery.isFetching}
          onRetry={() => void favouritesQuery.refetch()}
        />
      )}
      {favouritesQuery.data && items.length === 0 && (
        <p className="panel muted">{t('favourites.none')}</p>
      )}
      {items.length > 0 && (
        <ul className={`item-grid carousel ${styles.strip}`}>
          {items.map((item) => (
            <ConnectedItemCard key={item.Id} item={item} />
          ))}
        </ul>
      )}
    </section>
  );
};
