import { toRupees } from '@tokri/contracts/money';
import type { itemOperations } from '@tokri/contracts/api';
import type { OperationHandlers } from '@tokri/service-kit/http';
import type { CatalogIndex } from '../../application/ports/catalog-index.ts';
import { listRates } from '../../application/rates/list-rates.ts';

export const createRateHandlers = (deps: {
  readonly catalogIndex: CatalogIndex;
}): Pick<OperationHandlers<typeof itemOperations>, 'list-rates'> => ({
  'list-rates': async ({ pagination }) => {
    const { rates, total } = listRates(deps, pagination);
    return {
      total,
      body: rates.map(
        ({ rateId, item, unit, partyId, fromDate, ratePaise, mrpPaise, taxBasisPoints }) => ({
          Id: rateId,
          ItemId: item.itemId,
          ItemName: item.name,
          UnitId: unit.unitId,
          UnitName: unit.name,
          PartyId: partyId,
          FromDate: fromDate,
          Rate: toRupees(ratePaise),
          Mrp: toRupees(mrpPaise),
          TaxPercent: taxBasisPoints / 100,
        }),
      ),
    };
  },
});
