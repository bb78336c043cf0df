import { happened, refusal, type Outcome } from '@tokri/contracts';
import { conflict, loadDecideSave } from '@tokri/service-kit/use-case';
import { standardDeliveryTax } from '@tokri/contracts/price';
import { changedArea, chargeRefusal, openedArea, withCharge, type ChangeRefusal, type ChargeRule, type Opened, type OpenRefusal, type OpenWish } from '../domain/area.ts';
import type { AreaStore } from './ports.ts';

interface Needs {
  readonly areas: AreaStore;
}

/** Opens a range for a group (row S1); a new group needs its State and gets its id. A code belongs to one group only. */
export const openPincodes = ({ areas }: Needs, wish: OpenWish): Promise<Outcome<Opened, OpenRefusal>> =>
  loadDecideSave({
    load: () => areas.all(),
    decide: (all) => openedArea(all, wish),
    save: async (all, decision): Promise<Outcome<Opened, OpenRefusal> | typeof conflict> => {
      if (!decision.ok) return decision;
      const before = all.find(({ groupId }) => groupId === decision.value.area.groupId) ?? null;
      return (await areas.save(decision.value.area, before)) ? decision : conflict;
    },
  });

/** Changes a group's name or State, opens or closes a range of it (row S4). */
export const changePincodes = ({ areas }: Needs, wish: Omit<OpenWish, 'companyId'> & { readonly isOpen: boolean }): Promise<Outcome<number, ChangeRefusal>> =>
  loadDecideSave({
    load: () => areas.all(),
    decide: (all) => changedArea(all, wish),
    save: async (all, decision): Promise<Outcome<number, ChangeRefusal> | typeof conflict> => {
      if (!decision.ok) return decision;
      const before = all.find(({ groupId }) => groupId === wish.groupId) ?? null;
      return (await areas.save(decision.value, before)) ? happened(wish.groupId) : conflict;
    },
  });

/** Sets a charge rule for a range and a party in every group. Answers its id. */
export const saveCharge = async ({ areas }: Needs, wish: Omit<ChargeRule, 'taxBasisPoints' | 'hsn'>): Promise<Outcome<number, 'range-crossed' | 'unknown-charge'>> => {
  const all = await areas.all();
  const refused = chargeRefusal(all, wish);
  if (refused) return refusal(refused);
  const id = wish.id > 0 ? wish.id : await areas.nextChargeId();
  const rule: ChargeRule = { ...wish, id, ...standardDeliveryTax };
  for (const { groupId } of all) {
    await loadDecideSave({
      load: () => areas.byId(groupId),
      decide: (area) => area && withCharge(area, rule),
      save: async (area, charged) => (charged === null || (await areas.save(charged, area)) ? undefined : conflict),
    });
  }
  return happened(id);
};
