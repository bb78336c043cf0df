import type { ItemGroup } from '@tokri/contracts/http';
import { Navigate, useSearchParams } from '@tokri/web-kit/platform';
import {
  ButtonLink,
  Empty,
  ErrorPanel,
  pictures,
  tintClass,
  usePageTitle,
} from '@tokri/web-kit/ui';
import { useRef } from 'react';
import { CartBar } from '../../cart/cart-bar.tsx';
import { allCategoriesPath, idIn, listPath, typePath } from '../../catalogue/paths.ts';
import { useGroups, useShelf, useTypesOfGroup } from '../../catalogue/queries.ts';
import { Crumbs } from '../../shelf/crumbs.tsx';
import { ItemStrip, ItemStripWaiting } from '../../shelf/item-strip.tsx';
import { Section } from '../../shelf/section.tsx';
import { ShelfFailed } from '../../shelf/shelf-failed.tsx';
import { Tile, Tiles, TilesWaiting } from '../../shelf/tiles.tsx';
import { useNear } from '../../shelf/use-near.ts';
import { t } from './texts.ts';
import styles from './departments.module.css';

const waitingTiles = 8;
const shelfCount = 12;

const Types = ({ group }: { readonly group: ItemGroup }) => {
  const types = useTypesOfGroup(group.Id);
  if (types.isPending) return <TilesWaiting count={waitingTiles} isRoomy />;
  if (types.isError)
    return (
      <ErrorPanel
        problem={types.error}
        isBusy={types.isFetching}
        onRetry={() => void types.refetch()}
      />
    );
  const filled = types.data.filter(({ Count }) => Count > 0);
  if (filled.length === 0)
    return (
      <Empty title={t('sub.empty')} text={t('list.nothingText')}>
        <ButtonLink to={allCategoriesPath}>{t('list.browse')}</ButtonLink>
      </Empty>
    );
  return (
    <>
      <h2 className="sr">{t('sub.types')}</h2>
      <Tiles isRoomy>
        {filled.map(({ Id, Name, ItemTypeImageUrl, Count }) => (
          <Tile
            key={Id}
            name={Name}
            href={typePath({ groupId: group.Id, typeId: Id })}
            tint={group.Tint}
            image={ItemTypeImageUrl || group.ImageUrl}
            note={t('items', { count: Count })}
            isEager
          />
        ))}
      </Tiles>
      <ButtonLink kind="second" className={styles.all ?? ''} to={listPath({ GroupId: group.Id })}>
        {t('sub.all', { name: group.Name })}
      </ButtonLink>
    </>
  );
};

const Savings = ({ group }: { readonly group: ItemGroup }) => {
  const place = useRef<HTMLDivElement>(null);
  const shelf = useShelf(
    { groupId: group.Id, sort: 'discount', count: shelfCount },
    { isWanted: useNear(place) },
  );
  if (shelf.data?.Items.length === 0) return null;
  return (
    <div ref={place}>
      <Section title={t('home.savings')} href={listPath({ GroupId: group.Id, Sort: 'discount' })}>
        {shelf.isPending && <ItemStripWaiting />}
        {shelf.isError && (
          <ShelfFailed
            problem={shelf.error}
            isBusy={shelf.isFetching}
            onRetry={() => void shelf.refetch()}
          />
        )}
        {shelf.data && <ItemStrip items={shelf.data.Items} sort="discount" />}
      </Section>
    </div>
  );
};

const Shown = ({ group }: { readonly group: ItemGroup }) => {
  usePageTitle(group.Name);
  return (
    <>
      <Crumbs of={[{ name: t('all.title'), href: allCategoriesPath }, { name: group.Name }]} />
      <div className={styles.head}>
        <span className={`plate ${tintClass(group.Tint)}`}>
          <img src={group.ImageUrl || pictures.basket} alt="" width={160} height={160} />
        </span>
        <div>
          <h1>{group.Name}</h1>
          <p className="fine">{t('items', { count: group.Count })}</p>
        </div>
      </div>
      <Types group={group} />
      <Savings group={group} />
    </>
  );
};

const Body = ({ groupId }: { readonly groupId: number }) => {
  const groups = useGroups();
  const group = groups.data?.find(({ Id }) => Id === groupId);
  if (group) return <Shown group={group} />;
  return (
    <>
      <h1 className="sr">{t('sub.title')}</h1>
      <div className={styles.waiting}>
        {groups.isPending && <TilesWaiting count={waitingTiles} isRoomy />}
        {groups.isError && (
          <ErrorPanel
            problem={groups.error}
            isBusy={groups.isFetching}
            onRetry={() => void groups.refetch()}
          />
        )}
        {groups.data && (
          <Empty title={t('sub.unknown')} text={t('sub.unknownText')} picture={pictures.box}>
            <ButtonLink to={allCategoriesPath}>{t('list.browse')}</ButtonLink>
          </Empty>
        )}
      </div>
    </>
  );
};

/** The types of a department; without one, all departments. */
export const SubCategoryPage = () => {
  const [search] = useSearchParams();
  const groupId = idIn(search, 'GroupId');
  if (groupId === 0) return <Navigate to={allCategoriesPath} replace />;
  return (
    <main id="main" className="wrap" tabIndex={-1}>
      <Body groupId={groupId} />
      <CartBar />
    </main>
  );
};
