import { needsHsn } from '@tokri/contracts/tax';
import { usePermissions } from '../../../layout/access-guard.tsx';
import { itemKinds, priceKinds, type BulkKind } from './change-form.ts';

const shopItemKinds = (): readonly BulkKind[] =>
  itemKinds.filter((kind) => kind !== 'hsn' || needsHsn());

/** What the signed-in person may change of many items. */
export const useBulkKinds = (): readonly BulkKind[] =>
  usePermissions().includes('rates') ? [...shopItemKinds(), ...priceKinds] : shopItemKinds();
