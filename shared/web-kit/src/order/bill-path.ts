export const billPath = ({
  orderId,
  billId,
}: {
  readonly orderId: number;
  readonly billId: number;
}): string => `/bill/${billId}?TransId=${orderId}`;
