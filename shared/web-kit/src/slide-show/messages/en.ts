export const en = {
  carousel: 'carousel',
  role: 'slide',
  label: 'Offers',
  choose: 'Choose an offer',
  at: 'Offer {at} of {count}',
  open: 'See more',
} as const;
