import type { Item } from '@tokri/contracts/http';
import { useRef } from 'react';
import { typePath } from '../../catalogue/paths.ts';
import { useShelf } from '../../catalogue/queries.ts';
import { ItemStrip, ItemStripWaiting } from '../../shelf/item-strip.tsx';
import { Section } from '../../shelf/section.tsx';
import { useNear } from '../../shelf/use-near.ts';
import { t } from './texts.ts';

const similarCount = 13;

/** Other items of the type. One that does not load is no loss and is not spoken of. */
export const Similar = ({ item }: { readonly item: Item }) => {
  const place = useRef<HTMLDivElement>(null);
  const shelf = useShelf(
    { typeId: item.ItemTypeId, count: similarCount },
    { isWanted: useNear(place) },
  );
  const others = shelf.data?.Items.filter(({ Id }) => Id !== item.Id);
  if (shelf.isError || others?.length === 0) return null;
  return (
    <div ref={place}>
      <Section
        title={t('item.similar', { type: item.ItemTypeName })}
        href={typePath({ groupId: item.ItemGroupId, typeId: item.ItemTypeId })}
      >
        {others ? <ItemStrip items={others} /> : <ItemStripWaiting />}
      </Section>
    </div>
  );
};
