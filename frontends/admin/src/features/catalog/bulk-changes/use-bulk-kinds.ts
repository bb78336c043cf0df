import { usePermissions } from '../../../layout/access-guard.tsx';
import { itemKinds, priceKinds, type BulkKind } from './change-form.ts';

const allKinds: readonly BulkKind[] = [...itemKinds, ...priceKinds];

/** What the signed-in person may change of many items. */
export const useBulkKinds = (): readonly BulkKind[] =>
  usePermissions().includes('rates') ? allKinds : itemKinds;
