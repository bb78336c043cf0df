import type { ItemResponse } from '@tokri/contracts/api';
import { callApiOk, sendCommand } from '../../support/api/call-api.ts';
import type { Goods } from '../../support/api/shopping.ts';
import type { SignedInUser } from '../../support/api/sign-in.ts';

export const restockDemoBiscuits = async (staff: SignedInUser): Promise<Goods> => {
  const { Items } = await callApiOk<{ Items: readonly ItemResponse[] }>({
    path: '/api/Filter',
    query: { search: 'Marie Biscuits' },
  });
  const found = Items.find(({ Code }) => Code === 'TOKRI-SNB-002');
  const unitId = found?.Units[0]?.UnitId ?? 0;
  await sendCommand({
    path: '/api/admin/catalog/stock',
    token: staff.token,
    body: { UnitId: unitId, Stock: 500 },
  });
  return { itemId: found?.Id ?? 0, unitId, quantity: 3 };
};
