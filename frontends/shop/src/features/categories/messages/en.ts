export const en = {
  'category.title': 'Category',
  'category.subcategories': 'Subcategories',
  'category.all': 'All {name}',
  'category.empty': 'No items in this category right now',
  'category.notFound': 'Category not found',
  'category.notFoundText': 'It may have moved. Browse all categories instead.',
} as const;
