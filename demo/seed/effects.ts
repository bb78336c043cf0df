import { randomUUID } from 'node:crypto';
import type { Api } from './api.ts';
import { areas } from './areas.ts';
import { until } from './until.ts';

interface ListedItem {
  readonly Id: number;
  readonly ItemGroupId: number;
  readonly Units: readonly { readonly UnitId: number; readonly Available: boolean }[];
}
interface Preview {
  readonly Lines: readonly unknown[];
  readonly Totals: { readonly DeliveryCharge: number };
}

const pageSize = 200;

/** A problem that data on its way would lift is no answer yet. */
const orUndefined = async <T>(ask: Promise<T>): Promise<T | undefined> =>
  ask.catch(() => undefined);

const readShelves = async (shop: Api, count: number): Promise<ListedItem[]> => {
  const pages = Array.from({ length: Math.ceil(count / pageSize) }, (_, index) =>
    shop.get<readonly ListedItem[]>('/api/Item', { customer: 0, page: index + 1, pageSize }),
  );
  return (await Promise.all(pages)).flat();
};

/** The last item of each department: when the cart knows these, it knows all that came before them. */
const samples = (items: readonly ListedItem[]): ListedItem[] => [
  ...new Map(
    items.filter(({ Units }) => Units[0]?.Available).map((item) => [item.ItemGroupId, item]),
  ).values(),
];

/** Waits until a shopper in every served place would see the whole shop: items on sale, slots to choose, a cart that prices them. */
export const awaitOpenShop = async (shop: Api, itemCount: number): Promise<void> => {
  const items = await until('all items on sale', async () => {
    const listed = await readShelves(shop, itemCount);
    return listed.length >= itemCount ? listed : undefined;
  });
  const lines = samples(items).map(({ Id, Units: [unit] }) => ({
    LineKey: randomUUID(),
    ItemId: Id,
    UnitId: unit?.UnitId ?? 0,
    Quantity: 1,
  }));
  const fewLines = lines.slice(0, 1);
  for (const { start } of areas) {
    await until(`slots of ${start}`, async () =>
      (
        await shop.get<readonly { readonly State: string }[]>('/api/TimeSlot', { pincode: start })
      ).some(({ State }) => State === 'Open')
        ? true
        : undefined,
    );
    const preview = (wanted: typeof lines) =>
      orUndefined(shop.post<Preview>('/api/CartPreview', { Lines: wanted, Pincode: start }));
    await until(`prices for ${start}`, async () =>
      (await preview(lines))?.Lines.length === lines.length ? true : undefined,
    );
    await until(`delivery charge of ${start}`, async () =>
      (await preview(fewLines))?.Totals.DeliveryCharge ? true : undefined,
    );
  }
};
