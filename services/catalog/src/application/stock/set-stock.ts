import { err, ok } from '@tokri/contracts/result';
import type { StockChange } from '../../domain/stock/stock-movement.ts';
import type { SaveResult } from '../save-result.ts';
import { changeStock, type ChangeStockDeps } from './change-stock.ts';

export const setStock = async (
  deps: ChangeStockDeps,
  {
    free,
    ...command
  }: Omit<Parameters<typeof changeStock>[1], 'change'> & { readonly free: number },
): Promise<SaveResult> => {
  const change: StockChange = free === 0 ? { kind: 'sold-out' } : { kind: 'set', free };
  const result = await changeStock(deps, { ...command, change });
  return result.ok ? ok(command.unitId) : err(result.code);
};
