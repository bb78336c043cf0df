import { hindiTexts } from '@tokri/contracts/language';
import { changeHindi } from '../hindi/change-hindi.ts';
import type { Item, ItemHindi } from './item.ts';

type Texts = Pick<Item, 'name' | 'narration'>;
export type NewHindi = Pick<ItemHindi, 'name' | 'narration'>;

export const changeItemHindi = (
  before: Texts & Pick<Item, 'hindi'>,
  after: Texts,
  given: NewHindi = {},
): ItemHindi => {
  const change = (field: keyof Texts): string =>
    changeHindi(
      { english: before[field], hindi: before.hindi[field] },
      { english: after[field], hindi: given[field] },
    );
  return (
    hindiTexts({
      ...before.hindi,
      name: change('name'),
      narration: change('narration'),
    }) ?? {}
  );
};
