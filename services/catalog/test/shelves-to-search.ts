import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDepartments } from '../../../demo/seed/catalogue.ts';
import { mapRows } from '../src/application/check-rows.ts';
import { newItemOf } from '../src/domain/import/merge-draft.ts';
import { rowMapper } from '../src/domain/import/map-row.ts';
import type { Item } from '../src/domain/item.ts';
import { readMapping } from '../src/http/mapping-schema.ts';
import { openCsv } from '../src/import-file/csv-file.ts';
import { item as sample, unit } from './samples.ts';

const root = join(import.meta.dirname, '../../..');
/** The whole list of products is nobody's to publish: it lies beside the repository, or nowhere. */
const productsFile = join(root, '../shared/data/grocery-products.csv');
export const hasRealProducts = existsSync(productsFile);

/** The demo shop's items as its seed makes them, as far as a search sees them. */
export const demoItems = (): readonly Item[] =>
  readDepartments()
    .flatMap((department, group) =>
      department.Types.flatMap((type) =>
        type.Items.map((one) => ({ group, department, type, one })),
      ),
    )
    .map(({ group, department, type, one }, index) =>
      sample({
        itemId: index + 1,
        code: one.Code,
        name: one.Name,
        brand: one.Brand,
        aliases: one.Aliases,
        itemTypeId: group,
        itemTypeName: type.Name,
        itemGroupId: group,
        itemGroupName: department.Name,
        units: one.Units.map(({ Name }, place) => unit({ unitId: index * 10 + place, name: Name })),
      }),
    );

/** All products of the list, by the mapping of the demo, as an import makes items of them. */
export const realItems = async (): Promise<readonly Item[]> => {
  const reading = readMapping(readFileSync(join(root, 'demo/grocery-mapping.json'), 'utf8'));
  const file = await openCsv(readFileSync(productsFile));
  if (!reading.ok || !file) throw new Error('neither mapping nor file can be read');
  const items: Item[] = [];
  const around = {
    image: null,
    isSharedPicture: () => false,
    today: '2025-11-21',
    now: new Date('2025-11-21T10:00:00Z'),
  };
  for await (const row of mapRows(file.rows(), rowMapper(reading.mapping))) {
    if (!('draft' in row)) continue;
    const { groupName, typeName } = row.draft;
    const id = items.length + 1;
    items.push(
      newItemOf(
        row.draft,
        {
          ...around,
          shelf: {
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
