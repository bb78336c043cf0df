import type { AreaStore } from '../ports/areas.ts';
import type { ChargeStore } from '../ports/charges.ts';

/** A periodic job repeats it after a crash. */
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
