import { useQueryClient } from '@tokri/web-kit/platform';
import { revOf, useVersionedSave } from '../../../components/versioned-save/use-versioned-save.ts';
import { rangeLabel } from '../areas/pincode-ranges.ts';
import { t } from '../labels.ts';
import { fetchDeliveryCharges, refreshSlots, type DeliveryCharge } from '../slot-queries.ts';
import { sendCharge, type ChargeDraft } from './charge-draft.ts';

const newChargeRev = 0;

export const useChargeSave = (charge: DeliveryCharge | null, onSaved: () => void) => {
  const client = useQueryClient();
  const id = charge?.Id ?? 0;
  return useVersionedSave<ChargeDraft, DeliveryCharge, number>({
    stored: charge ?? undefined,
    versionOf: revOf,
    send: (draft, rev = newChargeRev) => sendCharge(draft, { id, rev }),
    read: async () => (await fetchDeliveryCharges()).rows.find(({ Id }) => Id === id),
    conflictCode: 'charge-changed',
    report: ({ from, to }) => ({
      text: t('charge.saved', { range: rangeLabel({ from: from.trim(), to: to.trim() }) }),
    }),
    refresh: () => refreshSlots(client),
    onSaved,
  });
};
