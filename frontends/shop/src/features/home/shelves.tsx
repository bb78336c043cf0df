import type { ItemGroup } from '@tokri/contracts/http';
import { useRef } from 'react';
import { groupPath, listPath } from '../../catalogue/paths.ts';
import { useShelf, type ShelfWish } from '../../catalogue/queries.ts';
import { ItemStrip, ItemStripWaiting } from '../../shelf/item-strip.tsx';
import { Section } from '../../shelf/section.tsx';
import { ShelfFailed } from '../../shelf/shelf-failed.tsx';
import { useNear } from '../../shelf/use-near.ts';
import { t } from '../../texts.ts';

const shelfCount = 12;

interface ShelfProps {
  readonly title: string;
  readonly href: string;
  readonly wish: Omit<ShelfWish, 'count'>;
}

/** A row of items that is read when it comes near; nothing when it is empty. */
const Shelf = ({ title, href, wish }: ShelfProps) => {
  const place = useRef<HTMLDivElement>(null);
  const shelf = useShelf({ ...wish, count: shelfCount }, { isWanted: useNear(place) });
  if (shelf.data?.Items.length === 0) return null;
  return (
    <div ref={place}>
      <Section title={title} href={href}>
        {shelf.isPending && <ItemStripWaiting />}
        {shelf.isError && <ShelfFailed problem={shelf.error} isBusy={shelf.isFetching} onRetry={() => void shelf.refetch()} />}
        {shelf.data && <ItemStrip items={shelf.data.Items} {...(wish.sort ? { sort: wish.sort } : {})} />}
      </Section>
    </div>
  );
};

export const SavingsShelf = () => <Shelf title={t('home.savings')} href={listPath({ Sort: 'discount' })} wish={{ sort: 'discount' }} />;

export const GroupShelf = ({ group }: { readonly group: ItemGroup }) => <Shelf title={group.Name} href={groupPath(group.Id)} wish={{ groupId: group.Id }} />;
