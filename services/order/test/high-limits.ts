/** Most specs place many orders of one customer; the limits have a spec of their own. */
export const highLimits = {
  UNPAID_ORDERS_PER_SLOT: '1000',
  UNPAID_ORDERS_PER_DAY: '1000',
  UNPAID_ORDERS_MAX: '1000',
  UNPAID_PIECES_PER_ITEM: '100000',
  ADDRESS_UNPAID_ORDERS_PER_SLOT: '1000',
  ADDRESS_UNPAID_ORDERS_PER_DAY: '1000',
  ADDRESS_UNPAID_ORDERS_MAX: '1000',
  ADDRESS_UNPAID_PIECES_PER_ITEM: '100000',
};
