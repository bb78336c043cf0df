import { randomUUID } from 'node:crypto';
import type { Api } from './api.ts';
import { serviceAreas } from './service-areas.ts';
import { waitFor } from './wait-for.ts';

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

const undefinedOnError = async <T>(request: Promise<T>): Promise<T | undefined> =>
  request.catch(() => undefined);

const listItems = async (shop: Api, count: number): Promise<ListedItem[]> => {
  const pages = Array.from({ length: Math.ceil(count / pageSize) }, (_, index) =>
    shop.get<readonly ListedItem[]>('/api/Item', { customer: 0, page: index + 1, pageSize }),
  );
  return (await Promise.all(pages)).flat();
};

/** The cart receives items in order: when it has these, it has all. */
const lastAvailableItems = (items: readonly ListedItem[]): ListedItem[] => [
  ...new Map(
    items.filter(({ Units }) => Units[0]?.Available).map((item) => [item.ItemGroupId, item]),
  ).values(),
];

export const waitForShop = async (
  shop: Api,
  itemCount: number,
  areas: readonly { readonly start: string }[] = serviceAreas,
): Promise<void> => {
  const items = await waitFor('all items on sale', async () => {
    const listed = await listItems(shop, itemCount);
    return listed.length >= itemCount ? listed : undefined;
  });
  const lines = lastAvailableItems(items).map(({ Id, Units: [unit] }) => ({
    LineKey: randomUUID(),
    ItemId: Id,
    UnitId: unit?.UnitId ?? 0,
    Quantity: 1,
  }));
  const singleLine = lines.slice(0, 1);
  for (const { start } of areas) {
    await waitFor(`slots of ${start}`, async () =>
      (
        await shop.get<readonly { readonly State: string }[]>('/api/TimeSlot', { pincode: start })
      ).some(({ State }) => State === 'Open')
        ? true
        : undefined,
    );
    const preview = (previewedLines: typeof lines) =>
      undefinedOnError(
        shop.post<Preview>('/api/CartPreview', { Lines: previewedLines, Pincode: start }),
      );
    await waitFor(`prices for ${start}`, async () =>
      (await preview(lines))?.Lines.length === lines.length ? true : undefined,
    );
    await waitFor(`delivery charge of ${start}`, async () =>
      (await preview(singleLine))?.Totals.DeliveryCharge ? true : undefined,
    );
  }
};
