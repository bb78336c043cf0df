import { offeredSlotName } from '@tokri/contracts';
import { useSearchParams } from '@tokri/web-kit/platform';

/** The slot of `offeredSlotPath`: a message of the waiting list led here, for the place that it offers. 0 for none. */
export const useCalledFor = (): number => {
  const [names] = useSearchParams();
  const slotId = Number(names.get(offeredSlotName));
  return Number.isInteger(slotId) && slotId > 0 ? slotId : 0;
};
