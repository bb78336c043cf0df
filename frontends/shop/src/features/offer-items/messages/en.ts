export const en = {
  'offers.allItems': 'All items on offer',
  'offers.none': 'No offers right now',
  'offers.noneText': 'New offers come often. Browse our categories in the meantime.',
  'offers.notFound': 'This offer is not available',
  'offers.notFoundText': 'It may have ended. See all current offers.',
  'offers.seeAll': 'See all offers',
  'offers.appliedInCart': 'The discount is applied in the cart automatically.',
  'offers.addFreeItems':
    'Add the free items to the cart too. Their price is deducted automatically.',
  'offers.threshold':
    'The discount is applied in the cart once these items reach the minimum amount.',
  'offers.combo': 'Combo',
  'offers.comboItem': '{count} × {name}, {unit}',
  'offers.addCombo': 'Add combo',
  'offers.comboAdded': '{name}: combo added to cart',
  'offers.comboOutOfStock': 'An item in this combo is out of stock',
} as const;
