import { Link } from '@tokri/web-kit/platform';
import { ShelfItem } from '@tokri/web-kit/shelf';
import { ErrorPanel, ItemCardSkeleton } from '@tokri/web-kit/ui';
import { t } from '../../texts.ts';
import styles from './favourites.module.css';
import { useFavourites, useStillLiked } from './favourite-reads.ts';

const shownMax = 12;
const waitingCards = 4;

/** The newest favourites in a row that is moved sideways. */
export const FavouritesStrip = ({ userId }: { readonly userId: number }) => {
  const list = useFavourites(userId, shownMax);
  const items = useStillLiked(list.data);
  return (
    <section className={`sec ${styles.sec}`} aria-labelledby="h-favourites">
      <div className="hd">
        <h2 id="h-favourites">{t('favourites.title')}</h2>
        {items.length > 0 && (
          <Link className="link" to="/displayfavorite">
            {t('seeAll')}
            <span className="sr"> {t('favourites.title')}</span>
          </Link>
        )}
      </div>
      {list.isPending && (
        <ul className={`items strip ${styles.strip}`} aria-hidden="true">
          {Array.from({ length: waitingCards }, (_, at) => (
            <ItemCardSkeleton key={at} />
          ))}
        </ul>
      )}
      {list.isError && !list.data && (
        <ErrorPanel
          problem={list.error}
          isBusy={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      )}
      {list.data && items.length === 0 && <p className="panel muted">{t('favourites.none')}</p>}
      {items.length > 0 && (
        <ul className={`items strip ${styles.strip}`}>
          {items.map((item) => (
            <ShelfItem key={item.Id} item={item} />
          ))}
        </ul>
      )}
    </section>
  );
};
