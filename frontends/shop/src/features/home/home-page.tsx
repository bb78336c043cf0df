import type { ItemGroup } from '@tokri/contracts/http';
import { Button, Empty, ErrorPanel, usePageTitle } from '@tokri/web-kit/ui';
import { CartBar } from '../../cart/cart-bar.tsx';
import { useGroups } from '../../catalogue/queries.ts';
import { Section } from '../../shelf/section.tsx';
import { TilesWaiting } from '../../shelf/tiles.tsx';
import { t } from '../../texts.ts';
import { Aisles } from './aisles.tsx';
import { aislesMax, boardGroup, shelfGroups } from './model.ts';
import { OffersShelf } from './offers-shelf.tsx';
import { Rates } from './rates.tsx';
import { BuyAgain, GroupShelf, SavingsShelf } from './shelves.tsx';
import { Slider } from './slider.tsx';

const Shelves = ({ groups }: { readonly groups: readonly ItemGroup[] }) => {
  const board = boardGroup(groups);
  return (
    <>
      <Aisles groups={groups} />
      {board && <Rates group={board} />}
      <OffersShelf />
      <BuyAgain />
      <SavingsShelf />
      {shelfGroups(groups).map((group) => (
        <GroupShelf key={group.Id} group={group} />
      ))}
    </>
  );
};

/** Slides and aisles come first and by themselves; everything below waits until they are there. */
export const HomePage = () => {
  usePageTitle('');
  const groups = useGroups();
  const retry = (): void => void groups.refetch();
  return (
    <main id="main" className="wrap" tabIndex={-1}>
      <h1 className="sr">{t('home.title')}</h1>
      <Slider />
      {groups.isPending && (
        <Section title={t('home.aisles')}>
          <TilesWaiting count={aislesMax} />
        </Section>
      )}
      {groups.isError && (
        <Section title={t('home.aisles')}>
          <ErrorPanel problem={groups.error} isBusy={groups.isFetching} onRetry={retry} />
        </Section>
      )}
      {groups.data && groups.data.length > 0 && <Shelves groups={groups.data} />}
      {groups.data?.length === 0 && (
        <Section title={t('home.aisles')}>
          <Empty title={t('home.empty')} text={t('home.emptyText')}>
            <Button kind="second" isBusy={groups.isFetching} onClick={retry}>
              {t('retry')}
            </Button>
          </Empty>
        </Section>
      )}
      <CartBar />
    </main>
  );
};
