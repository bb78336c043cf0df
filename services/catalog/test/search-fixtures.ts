import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDepartments } from '../../../demo/seed/catalog-files.ts';
import { mapRows } from '../src/application/import/map-rows.ts';
import { buildItemFromDraft } from '../src/domain/import/merge-draft.ts';
import type { Item } from '../src/domain/items/item.ts';
import { readMapping } from '../src/http/import/mapping-schema.ts';
import { openCsv } from '../src/import-file/csv-file.ts';
import { buildItem, buildUnit } from './item-fixtures.ts';

const root = join(import.meta.dirname, '../../..');
const productsFile = join(root, '../shared/data/grocery-products.csv');
export const hasRealProducts = existsSync(productsFile);

export const demoItems = (): readonly Item[] =>
  readDepartments()
    .flatMap((department, group) =>
      department.Types.flatMap((type) =>
        type.Items.map((entry) => ({ group, department, type, entry })),
      ),
    )
    .map(({ group, department, type, entry }, index) =>
      buildItem({
        itemId: index + 1,
        code: entry.Code,
        name: entry.Name,
        brand: entry.Brand,
        aliases: entry.Aliases,
        itemTypeId: group,
        itemTypeName: type.Name,
        itemGroupId: group,
        itemGroupName: department.Name,
        units: entry.Units.map(({ Name }, unitIndex) =>
          buildUnit({ unitId: index * 10 + unitIndex, name: Name }),
        ),
      }),
    );

export const realItems = async (): Promise<readonly Item[]> => {
  const mapping = readMapping(readFileSync(join(root, 'demo/grocery-mapping.json'), 'utf8'));
  const file = await openCsv(readFileSync(productsFile));
  if (!mapping.ok || !file) throw new Error('neither mapping nor file can be read');
  const items: Item[] = [];
  const mergeContext = {
    image: null,
    isSharedImage: () => false,
    today: '2025-11-21',
    now: new Date('2025-11-21T10:00:00Z'),
  };
  for await (const row of mapRows(file.rows(), mapping.mapping, () => true)) {
    if (!('draft' in row)) continue;
    const { groupName, typeName } = row.draft;
    const id = items.length + 1;
    items.push(
      buildItemFromDraft(
        row.draft,
        {
          ...mergeContext,
          category: {
            itemTypeId: 1,
            itemTypeName: typeName,
            itemGroupId: 1,
            itemGroupName: groupName,
            tint: 'staples',
          },
        },
        { itemId: id, unitId: id, rateId: id },
      ),
    );
  }
  return items;
};
