/** Orders that have not left the location. */
export type CountLocationOrders = (locationId: number) => Promise<number>;
