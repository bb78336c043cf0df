import { useSearchParams } from '@tokri/web-kit/platform';

/** `/checkout-details?SlotId=12`: a message of the waiting list led here, for the place that it offers. 0 for none. */
export const useCalledFor = (): number => {
  const [names] = useSearchParams();
  const slotId = Number(names.get('SlotId'));
  return Number.isInteger(slotId) && slotId > 0 ? slotId : 0;
};
