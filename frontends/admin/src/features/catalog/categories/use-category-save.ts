import { useQueryClient } from '@tokri/web-kit/platform';
import { useVersionedSave } from '../../../components/versioned-save/use-versioned-save.ts';
import { sendCategory, type CategoryForm, type EditedCategory } from './category-form.ts';
import { categoryName } from './category-name.ts';
import { findCategory, refreshCategories, type Category } from './category-queries.ts';
import { t } from './labels.ts';

export const useCategorySave = (edited: EditedCategory, onSaved: () => void) => {
  const client = useQueryClient();
  const stored = edited.stored === undefined ? undefined : edited;
  return useVersionedSave<CategoryForm, Category, number>({
    stored,
    versionOf: (category) => category.stored.Rev,
    send: (form, rev) => sendCategory(edited, form, rev),
    read: async () => stored && findCategory(stored),
    conflictCode: 'category-changed',
    report: ({ name, nameHindi }) => ({
      text: t('saved', { name: categoryName({ Name: name, HindiTexts: { Name: nameHindi } }) }),
    }),
    refresh: () => refreshCategories(client),
    onSaved,
  });
};
