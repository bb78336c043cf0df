import type { Item, ItemGroup } from '@tokri/contracts/http';
import { useSession } from '@tokri/web-kit/session';
import type { UseQueryResult } from '@tokri/web-kit/platform';
import { useRef, type RefObject } from 'react';
import { groupPath, listPath } from '../../catalogue/paths.ts';
import { useBought, useShelf, type ShelfWish } from '../../catalogue/queries.ts';
import { ItemStrip, ItemStripWaiting } from '../../shelf/item-strip.tsx';
import { Section } from '../../shelf/section.tsx';
import { ShelfFailed } from '../../shelf/shelf-failed.tsx';
import { useNear } from '../../shelf/use-near.ts';
import { t } from '../../texts.ts';

const shelfCount = 12;

interface Titled {
  readonly title: string;
  readonly href?: string;
  readonly sort?: string;
}

interface ShownProps extends Titled {
  readonly place: RefObject<HTMLDivElement | null>;
  readonly shelf: UseQueryResult<unknown>;
  readonly items: readonly Item[] | undefined;
}

/** A row of items in all its states; nothing when it is empty. */
const Shown = ({ place, shelf, items, sort, ...titled }: ShownProps) => {
  if (items?.length === 0) return null;
  return (
    <div ref={place}>
      <Section {...titled}>
        {shelf.isPending && <ItemStripWaiting />}
        {shelf.isError && !items && (
          <ShelfFailed
            problem={shelf.error}
            isBusy={shelf.isFetching}
            onRetry={() => void shelf.refetch()}
          />
        )}
        {items && <ItemStrip items={items} {...(sort ? { sort } : {})} />}
      </Section>
    </div>
  );
};

/** A row of items that is read when it comes near. */
const Shelf = ({ wish, ...titled }: Titled & { readonly wish: Omit<ShelfWish, 'count'> }) => {
  const place = useRef<HTMLDivElement>(null);
  const shelf = useShelf({ ...wish, count: shelfCount }, { isWanted: useNear(place) });
  return <Shown {...titled} place={place} shelf={shelf} items={shelf.data?.Items} />;
};

export const SavingsShelf = () => (
  <Shelf
    title={t('home.savings')}
    href={listPath({ Sort: 'discount' })}
    sort="discount"
    wish={{ sort: 'discount' }}
  />
);

export const GroupShelf = ({ group }: { readonly group: ItemGroup }) => (
  <Shelf title={group.Name} href={groupPath(group.Id)} wish={{ groupId: group.Id }} />
);

const Bought = ({ userId }: { readonly userId: number }) => {
  const place = useRef<HTMLDivElement>(null);
  const bought = useBought(userId, { count: shelfCount, isWanted: useNear(place) });
  return <Shown title={t('home.again')} place={place} shelf={bought} items={bought.data} />;
};

/** What the person has bought before, the most often bought first (O9); nothing for visitors. */
export const BuyAgain = () => {
  const userId = useSession((state) => state.user?.Id ?? 0);
  return userId > 0 ? <Bought key={userId} userId={userId} /> : null;
};
