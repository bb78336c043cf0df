import { offeredSlotParam } from '@tokri/contracts/platform';
import { useSearchParams } from '@tokri/web-kit/platform';

export const useSlotFromLink = (): number => {
  const [params] = useSearchParams();
  const slotId = Number(params.get(offeredSlotParam));
  return Number.isInteger(slotId) && slotId > 0 ? slotId : 0;
};
