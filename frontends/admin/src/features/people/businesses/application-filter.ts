import { businessApplicationStates } from '@tokri/contracts/platform';
import { formatPage, parsePage, toFilterAddress } from '../../../components/filter-address.ts';
import type { ApplicationFilter } from './business-queries.ts';

export const parseApplicationFilter = (params: URLSearchParams): ApplicationFilter => ({
  state: businessApplicationStates.find((state) => state === params.get('State')) ?? 'pending',
  page: parsePage(params),
});

export const formatApplicationFilter = ({ state, page }: ApplicationFilter): string =>
  toFilterAddress({ State: state === 'pending' ? undefined : state, ...formatPage(page) });
