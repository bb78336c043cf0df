import { ok, type Result } from '@tokri/contracts/result';
import { standardDeliveryTax } from '@tokri/contracts/pricing';
import { conflict, maxAttemptsUnderContention, updateAggregate } from '@tokri/service-kit/use-case';
import {
  resolveChargeId,
  newChargeId,
  upsertCharge,
  type SaveChargeError,
  type ChargeRule,
} from '../../domain/charges/charge-rules.ts';
import type { AreaStore } from '../ports/areas.ts';
import type { ChargeStore } from '../ports/charges.ts';
import { republishCharges } from './republish-charges.ts';

interface SaveChargeDeps {
  readonly charges: ChargeStore;
  readonly areas: Pick<AreaStore, 'markForPublishing'>;
}

export const saveCharge = async (
  deps: SaveChargeDeps,
  input: Omit<ChargeRule, 'taxBasisPoints' | 'hsn'>,
): Promise<Result<number, SaveChargeError>> => {
  const { charges } = deps;
  let newId: number | undefined;
  const saved = await updateAggregate({
    maxAttempts: maxAttemptsUnderContention,
    load: () => charges.read(),
    decide: ({ rules }) => resolveChargeId(rules, input),
    save: async (
      { rev, rules },
      resolved,
    ): Promise<Result<number, SaveChargeError> | typeof conflict> => {
      if (!resolved.ok) return resolved;
      if (resolved.value === newChargeId) newId ??= await charges.nextId();
      const id = resolved.value === newChargeId ? (newId ?? newChargeId) : resolved.value;
      return (await charges.replace(
        upsertCharge(rules, { ...input, id, ...standardDeliveryTax }),
        rev,
      ))
        ? ok(id)
        : conflict;
    },
  });
  if (saved.ok) await republishCharges(deps);
  return saved;
};
