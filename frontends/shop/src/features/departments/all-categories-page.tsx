import { ButtonLink, Empty, ErrorPanel, usePageTitle } from '@tokri/web-kit/ui';
import { CartBar } from '../../cart/cart-bar.tsx';
import { groupPath, homePath, typePath } from '../../catalogue/paths.ts';
import { useGroups, useTypes } from '../../catalogue/queries.ts';
import { Section } from '../../shelf/section.tsx';
import { Tile, Tiles, TilesWaiting } from '../../shelf/tiles.tsx';
import { t } from './texts.ts';
import styles from './departments.module.css';
import { departmentsOf } from './model.ts';

const waitingTiles = 16;

const Departments = () => {
  const [groups, types] = [useGroups(), useTypes()];
  const retry = (): void =>
    void Promise.all(
      [groups, types].filter(({ isError }) => isError).map((query) => query.refetch()),
    );
  const problem = groups.error ?? types.error;
  if (problem)
    return (
      <ErrorPanel
        problem={problem}
        isBusy={groups.isFetching || types.isFetching}
        onRetry={retry}
      />
    );
  if (!groups.data || !types.data)
    return (
      <div className={styles.waiting}>
        <TilesWaiting count={waitingTiles} isRoomy />
      </div>
    );
  const departments = departmentsOf(groups.data, types.data);
  if (departments.length === 0)
    return (
      <Empty title={t('home.empty')} text={t('home.emptyText')}>
        <ButtonLink to={homePath}>{t('home')}</ButtonLink>
      </Empty>
    );
  return departments.map(({ group, types: own }) => (
    <Section key={group.Id} title={group.Name} href={groupPath(group.Id)}>
      <Tiles isRoomy>
        {own.map(({ Id, Name, ItemTypeImageUrl, Count }) => (
          <Tile
            key={Id}
            name={Name}
            href={typePath({ groupId: group.Id, typeId: Id })}
            tint={group.Tint}
            image={ItemTypeImageUrl || group.ImageUrl}
            note={t('items', { count: Count })}
          />
        ))}
      </Tiles>
    </Section>
  ));
};

/** All departments with their types. */
export const AllCategoriesPage = () => {
  usePageTitle(t('all.title'));
  return (
    <main id="main" className="wrap" tabIndex={-1}>
      <h1 className={styles.title}>{t('all.title')}</h1>
      <Departments />
      <CartBar />
    </main>
  );
};
