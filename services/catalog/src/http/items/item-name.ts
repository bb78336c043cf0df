import { nameIn, type Language } from '@tokri/contracts/language';
import type { Item } from '../../domain/items/item.ts';

export const itemName = (
  { name, hindi }: Pick<Item, 'name' | 'hindi'>,
  language: Language,
): string => nameIn({ name, hindiName: hindi.name }, language);
