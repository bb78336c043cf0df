import type { ItemGroup, ItemResponse } from '@tokri/contracts/api';
import { useSession } from '@tokri/web-kit/session';
import type { UseQueryResult } from '@tokri/web-kit/platform';
import { useRef, type RefObject } from 'react';
import { categoryPath, listPath } from '../../catalog/paths.ts';
import {
  useBoughtItems,
  useInStockItems,
  type InStockItemsQuery,
} from '../../catalog/item-queries.ts';
import { ItemCarousel, ItemCarouselSkeleton } from '../../components/item-carousel.tsx';
import { Section } from '../../components/section.tsx';
import { SectionError } from '../../components/section-error.tsx';
import { useNearViewport } from '../../components/use-near-viewport.ts';
import { t } from '../../labels.ts';

const itemsPerCarousel = 12;

interface SectionHeading {
  readonly title: string;
  readonly href?: string;
  readonly sort?: string;
}

interface ItemSectionProps extends SectionHeading {
  readonly sectionRef: RefObject<HTMLDivElement | null>;
  readonly query: UseQueryResult<unknown>;
  readonly items: readonly ItemResponse[] | undefined;
}

const ItemSection = ({ sectionRef, query, items, sort, ...heading }: ItemSectionProps) => {
  if (items?.length === 0) return null;
  return (
    <div ref={sectionRef}>
      <Section {...heading}>
        {query.isPending && <ItemCarouselSkeleton isLoading={query.isFetching} />}
        {query.isError && !items && (
          <SectionError
            error={query.error}
            isBusy={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        )}
        {items && <ItemCarousel items={items} {...(sort ? { sort } : {})} />}
      </Section>
    </div>
  );
};

const LazyItemSection = ({
  itemsQuery,
  ...heading
}: SectionHeading & { readonly itemsQuery: Omit<InStockItemsQuery, 'count'> }) => {
  const sectionRef = useRef<HTMLDivElement>(null);
  const query = useInStockItems(
    { ...itemsQuery, count: itemsPerCarousel },
    { isEnabled: useNearViewport(sectionRef) },
  );
  return (
    <ItemSection {...heading} sectionRef={sectionRef} query={query} items={query.data?.Items} />
  );
};

export const BestSavings = () => (
  <LazyItemSection
    title={t('home.savings')}
    href={listPath({ Sort: 'discount' })}
    sort="discount"
    itemsQuery={{ sort: 'discount' }}
  />
);

export const CategoryItems = ({ category }: { readonly category: ItemGroup }) => (
  <LazyItemSection
    title={category.Name}
    href={categoryPath(category.Id)}
    itemsQuery={{ categoryId: category.Id }}
  />
);

const BoughtItems = ({ userId }: { readonly userId: number }) => {
  const sectionRef = useRef<HTMLDivElement>(null);
  const query = useBoughtItems(userId, {
    count: itemsPerCarousel,
    isEnabled: useNearViewport(sectionRef),
  });
  return (
    <ItemSection
      title={t('home.buyAgain')}
      sectionRef={sectionRef}
      query={query}
      items={query.data}
    />
  );
};

export const BuyAgain = () => {
  const userId = useSession((state) => state.user?.Id ?? 0);
  return userId > 0 ? <BoughtItems key={userId} userId={userId} /> : null;
};
