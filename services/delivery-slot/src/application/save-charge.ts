import { ok, type Outcome } from '@tokri/contracts';
import { standardDeliveryTax } from '@tokri/contracts/price';
import { conflict, updateAggregate } from '@tokri/service-kit/use-case';
import {
  chargeMeant,
  newCharge,
  withCharge,
  type ChargeRefusal,
  type ChargeRule,
} from '../domain/charges.ts';
import type { AreaStore } from './ports/areas.ts';
import type { ChargeStore } from './ports/charges.ts';
import { tellCharges } from './tell-charges.ts';
import { triesInARush } from './tries.ts';

interface Needs {
  readonly charges: ChargeStore;
  readonly areas: Pick<AreaStore, 'tellCharges'>;
}

/** Sets the charge for a range and a party. Answers its id: that of the charge whose place a new one takes. */
export const saveCharge = async (
  deps: Needs,
  wish: Omit<ChargeRule, 'taxBasisPoints' | 'hsn'>,
): Promise<Outcome<number, ChargeRefusal>> => {
  const { charges } = deps;
  let ownId: number | undefined;
  const saved = await updateAggregate({
    triesMax: triesInARush,
    load: () => charges.read(),
    decide: ({ rules }) => chargeMeant(rules, wish),
    save: async (
      { rev, rules },
      meant,
    ): Promise<Outcome<number, ChargeRefusal> | typeof conflict> => {
      if (!meant.ok) return meant;
      if (meant.value === newCharge) ownId ??= await charges.nextId();
      const id = meant.value === newCharge ? (ownId ?? newCharge) : meant.value;
      return (await charges.keep(withCharge(rules, { ...wish, id, ...standardDeliveryTax }), rev))
        ? ok(id)
        : conflict;
    },
  });
  if (saved.ok) await tellCharges(deps);
  return saved;
};
