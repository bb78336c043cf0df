import { promotionStates, type PromotionState } from '@tokri/contracts/pricing';
import { maxPromotionSearchLength } from '@tokri/contracts/validation';

/** An empty text means all. */
export interface PromotionFilter {
  readonly search: string;
  readonly state: PromotionState | '';
  readonly page: number;
}

export const parsePromotionFilter = (params: URLSearchParams): PromotionFilter => {
  const page = params.get('page') ?? '';
  return {
    search: (params.get('Search') ?? '').trim().slice(0, maxPromotionSearchLength),
    state: promotionStates.find((state) => state === params.get('State')) ?? '',
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
};

export const formatPromotionFilter = ({
  search,
  state,
  page,
}: PromotionFilter): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries({ Search: search, State: state, page: page > 1 ? String(page) : '' }).filter(
      ([, text]) => text !== '',
    ),
  );

export const isFiltered = ({ search, state }: PromotionFilter): boolean =>
  search !== '' || state !== '';
