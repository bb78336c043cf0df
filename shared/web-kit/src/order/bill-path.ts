/** Where the papers of an order are read; `billId` 0 before the bill is issued. */
export const billPath = ({
  orderId,
  billId,
}: {
  readonly orderId: number;
  readonly billId: number;
}): string => `/bill/${billId}?TransId=${orderId}`;
