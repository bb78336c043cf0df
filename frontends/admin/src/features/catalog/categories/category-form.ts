import { itemAdminOperations, type StaffItemGroup } from '@tokri/contracts/api';
import { tints, toTint } from '@tokri/contracts/platform';
import { categoryNameLength, findHiddenCharacter } from '@tokri/contracts/validation';
import { sendCommand } from '@tokri/web-kit/platform';
import * as z from 'zod/mini';
import {
  compareForms,
  type ComparedField,
} from '../../../components/versioned-save/find-differences.ts';
import { categoryName } from './category-name.ts';
import type { Category } from './category-queries.ts';
import { t } from './labels.ts';

const text = z.string().check(
  z.trim(),
  z.maxLength(categoryNameLength, { error: () => t('error.long', { count: categoryNameLength }) }),
  z.refine((value) => findHiddenCharacter(value) === null, { error: () => t('error.hidden') }),
);

export const categoryFormSchema = z.object({
  name: text.check(z.minLength(1, { error: () => t('error.name') })),
  nameHindi: text,
  groupId: z.string(),
  tint: z.enum(tints),
  images: z.array(z.string()),
  isShown: z.boolean(),
});

export type CategoryForm = z.infer<typeof categoryFormSchema>;

/** A category that is edited, or the kind of a new one with the group that it is for. */
export type EditedCategory =
  | Category
  | { readonly kind: 'group' | 'type'; readonly groupId: number; readonly stored?: undefined };

export const toCategoryForm = (edited: EditedCategory): CategoryForm => {
  if (!edited.stored)
    return {
      name: '',
      nameHindi: '',
      groupId: String(edited.groupId),
      tint: 'staples',
      images: [],
      isShown: true,
    };
  const { stored } = edited;
  return {
    name: stored.Name,
    nameHindi: stored.HindiTexts.Name,
    groupId: edited.kind === 'type' ? String(edited.stored.ItemGroupId) : '0',
    tint: edited.kind === 'group' ? toTint(edited.stored.Tint) : 'staples',
    images: stored.Image === '' ? [] : [stored.Image],
    isShown: stored.Status === 1,
  };
};

export const sendCategory = (
  edited: EditedCategory,
  form: CategoryForm,
  rev: number | undefined,
) => {
  const common = {
    Id: edited.stored?.Id ?? 0,
    ...(rev === undefined ? {} : { Rev: rev }),
    Name: form.name,
    Hindi: { Name: form.nameHindi },
    Image: form.images[0] ?? '',
    Status: form.isShown ? (1 as const) : (0 as const),
  };
  if (edited.kind === 'group')
    return sendCommand(itemAdminOperations.saveStaffItemGroup, {
      body: { ...common, Tint: form.tint },
    });
  return sendCommand(itemAdminOperations.saveStaffItemType, {
    body: {
      ...common,
      ItemGroupId: Number(form.groupId),
      Code: edited.stored?.Code ?? '',
      Narration: edited.stored?.Narration ?? '',
    },
  });
};

const tintName = (tint: string): string => {
  const known = tints.find((name) => name === tint);
  return known ? t(`tint.${known}`) : tint;
};

const shownHashLength = 6;

export const compareCategories = (
  mine: CategoryForm,
  theirs: CategoryForm,
  groups: readonly StaffItemGroup[],
): readonly ComparedField[] => {
  const groupName = (id: string): string => {
    const group = groups.find(({ Id }) => String(Id) === id);
    return group ? categoryName(group) : t('none');
  };
  const describe = (form: CategoryForm) => ({
    name: form.name,
    nameHindi: form.nameHindi,
    group: groupName(form.groupId),
    tint: tintName(form.tint),
    image: form.images[0]?.slice(0, shownHashLength) ?? '',
    isShown: t(form.isShown ? 'yes' : 'no'),
  });
  return compareForms(describe(mine), describe(theirs), (field) => t(field));
};
