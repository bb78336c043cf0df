import type { AreaStore } from '../ports/areas.ts';
import type { ChargeStore } from '../ports/charges.ts';

/**
 * A group is published with the charges of the shop (`slot.areas`). Groups that were told under older charges are told anew; the sweep does so for one that
 * was cut off between both writes.
 */
export const republishCharges = async ({
  charges,
  areas,
}: {
  readonly charges: Pick<ChargeStore, 'read'>;
  readonly areas: Pick<AreaStore, 'markForPublishing'>;
}): Promise<void> => {
  const { rev } = await charges.read();
  await areas.markForPublishing(rev);
};
