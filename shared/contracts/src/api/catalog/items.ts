import { itemSearchOperations } from './item-search.ts';
import { itemEditingOperations } from './item-editing.ts';
import { rateAndStockOperations } from './rates-and-stock.ts';
import { categoryOperations } from './categories/categories.ts';
import { itemImportOperations } from './item-files/item-import.ts';
import { sliderImageOperations } from './slider-images.ts';

export const itemOperations = {
  ...itemSearchOperations,
  ...itemEditingOperations,
  ...rateAndStockOperations,
  ...categoryOperations,
  ...itemImportOperations,
  ...sliderImageOperations,
};
