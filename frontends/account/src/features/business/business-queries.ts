import {
  userOperations,
  type BusinessApplicationResponse,
  type UserResponse,
} from '@tokri/contracts/api';
import {
  callApi,
  callApiPage,
  nextPageOfRows,
  useInfiniteQuery,
  useQuery,
} from '@tokri/web-kit/platform';

const { listPartyPeople, lookUpGstin, readBusinessApplication, readProfile } = userOperations;

const pendingPollMs = 60_000;
/** An approval is carried out within seconds. */
const approvedPollMs = 3_000;
const peoplePerPage = 50;

export interface BusinessAccount {
  readonly profile: UserResponse | null;
  readonly application: BusinessApplicationResponse | null;
}

export type BusinessState =
  | { readonly kind: 'none' | 'approved' }
  | {
      readonly kind: 'pending' | 'declined';
      readonly application: BusinessApplicationResponse;
    }
  | { readonly kind: 'member'; readonly profile: UserResponse };

/** Who joined with an approved application and is no member any more may apply again. */
export const businessState = ({ profile, application }: BusinessAccount): BusinessState => {
  if (profile && profile.PartyId > 0) return { kind: 'member', profile };
  if (!application) return { kind: 'none' };
  if (application.State !== 'approved') return { kind: application.State, application };
  return { kind: application.PartyId > 0 ? 'none' : 'approved' };
};

const pollMs = (account: BusinessAccount | undefined): number | false => {
  const kind = account && businessState(account).kind;
  if (kind === 'approved') return approvedPollMs;
  return kind === 'pending' ? pendingPollMs : false;
};

/** Both at once: an application of now beside the profile of before would be no state. */
export const useBusinessAccount = (userId: number) =>
  useQuery({
    queryKey: [readBusinessApplication.operationId, userId],
    queryFn: async ({ signal }): Promise<BusinessAccount> => {
      const input = { query: { UserId: userId }, signal };
      const [applications, profiles] = await Promise.all([
        callApi(readBusinessApplication, input),
        callApi(readProfile, input),
      ]);
      return { application: applications[0] ?? null, profile: profiles[0] ?? null };
    },
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => pollMs(state.data),
  });

/** Each look-up costs the shop money, so an answer is kept and a failure is not repeated. */
export const useTaxpayer = (gstin: string) =>
  useQuery({
    queryKey: [lookUpGstin.operationId, gstin],
    queryFn: async ({ signal }) =>
      (await callApi(lookUpGstin, { query: { GSTIN: gstin }, signal }))[0] ?? null,
    enabled: gstin !== '',
    retry: false,
    staleTime: Infinity,
  });

export const usePartyPeople = (partyId: number) =>
  useInfiniteQuery({
    queryKey: [listPartyPeople.operationId, partyId],
    queryFn: ({ pageParam, signal }) =>
      callApiPage(listPartyPeople, {
        query: { PartyId: partyId, page: pageParam, pageSize: peoplePerPage },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: nextPageOfRows,
  });
