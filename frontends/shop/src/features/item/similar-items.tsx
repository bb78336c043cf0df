import type { ItemResponse } from '@tokri/contracts/api';
import { useRef } from 'react';
import { subcategoryPath } from '../../catalog/paths.ts';
import { useInStockItems } from '../../catalog/item-queries.ts';
import { ItemCarousel, ItemCarouselSkeleton } from '../../components/item-carousel.tsx';
import { Section } from '../../components/section.tsx';
import { useNearViewport } from '../../components/use-near-viewport.ts';
import { t } from './labels.ts';

const maxSimilarItems = 13;

export const SimilarItems = ({ item }: { readonly item: ItemResponse }) => {
  const sectionRef = useRef<HTMLDivElement>(null);
  const query = useInStockItems(
    { subcategoryId: item.ItemTypeId, count: maxSimilarItems },
    { isEnabled: useNearViewport(sectionRef) },
  );
  const otherItems = query.data?.Items.filter(({ Id }) => Id !== item.Id);
  if (query.isError || otherItems?.length === 0) return null;
  return (
    <div ref={sectionRef}>
      <Section
        title={t('item.similar', { type: item.ItemTypeName })}
        href={subcategoryPath({ categoryId: item.ItemGroupId, subcategoryId: item.ItemTypeId })}
      >
        {otherItems ? (
          <ItemCarousel items={otherItems} />
        ) : (
          <ItemCarouselSkeleton isLoading={query.isFetching} />
        )}
      </Section>
    </div>
  );
};
