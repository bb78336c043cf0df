import type { ItemImport } from './import-queries.ts';
import { t } from './labels.ts';

const maxNames = 8;

/** How many categories an import would create, and the names of the first ones for a sentence. */
export const describeNewCategories = ({
  NewCategories,
  NewCategoryCount: count = NewCategories.length,
}: Pick<ItemImport, 'NewCategories' | 'NewCategoryCount'>) => {
  const names = NewCategories.slice(0, maxNames);
  const more = count - names.length;
  const listed = names.join(', ');
  return {
    count,
    names: more > 0 ? t('checked.moreCategories', { names: listed, more }) : listed,
  };
};
