import { formatInstant } from '@tokri/contracts/dates';
import { ProblemError } from '@tokri/contracts/problems';
import { commandSucceeded, maskPersonal } from '@tokri/contracts/api';
import type { userOperations } from '@tokri/contracts/api';
import type { Permission } from '@tokri/contracts/platform';
import type { OperationHandlers } from '@tokri/service-kit/http';
import type { UserView } from '../../application/accounts/read-user.ts';
import type { EndSessionsCommand } from '../../application/customers/end-customer-sessions.ts';
import type {
  CustomerEntry,
  CustomerListQuery,
} from '../../application/customers/list-customers.ts';
import type { CustomerView } from '../../application/customers/read-customer.ts';
import type { StartedPreview } from '../../application/customers/start-preview.ts';
import type { BlockCommand } from '../../domain/accounts/block.ts';
import { toDisplayMobile } from '../../domain/accounts/identity.ts';
import type { User } from '../../domain/accounts/user.ts';
import type { Party } from '../../domain/companies/party.ts';
import type { UserResult } from '../../domain/user-result.ts';
import { toSessionResponse } from '../sessions/session-response.ts';
import { toAddressResponse, toCommandResponse, toUserResponse } from '../user-response.ts';

export interface CustomerUseCases {
  readonly listCustomers: (query: CustomerListQuery) => Promise<{
    readonly customers: readonly CustomerEntry[];
    readonly total: number;
  }>;
  readonly readCustomer: (userId: number) => Promise<CustomerView | null>;
  readonly startPreview: (command: {
    readonly userId: number;
    readonly staffId: number;
    readonly callerPermissions: readonly Permission[];
  }) => Promise<StartedPreview>;
  readonly toUserView: (user: User) => UserView;
  readonly setBlock: (command: BlockCommand) => Promise<UserResult<User>>;
  readonly endCustomerSessions: (command: EndSessionsCommand) => Promise<UserResult<User>>;
  readonly findParty: (partyId: number) => Promise<Party | null>;
}

const noStore = { 'cache-control': 'no-store' };

type Handlers = OperationHandlers<typeof userOperations>;

const toCustomerResponse = (view: CustomerView, party: Party | null) => {
  const { user, sessions, addresses } = view;
  return {
    Profile: toUserResponse(view, party),
    RegisteredAt: formatInstant(user.createdAt),
    ...(user.erasure && { ClosedAt: formatInstant(user.erasure.closedAt) }),
    Block: user.block && {
      At: formatInstant(user.block.at),
      Reason: user.block.reason,
      StaffId: user.block.staffId,
    },
    Sessions: sessions.map(toSessionResponse),
    Addresses: addresses.map((address) => toAddressResponse(address, party)),
  };
};

const toCustomerEntryResponse = ({ user, party, lastSeenAt }: CustomerEntry) => ({
  UserId: user.id,
  Name: user.name,
  Mobile: maskPersonal(toDisplayMobile(user.mobile)),
  Email: maskPersonal(user.email),
  PartyId: user.partyId,
  PartyName: party?.name ?? '',
  IsBlocked: user.block !== null,
  IsStaff: user.permissions.length > 0,
  IsClosed: Boolean(user.erasure),
  RegisteredAt: formatInstant(user.createdAt),
  LastSeenAt: lastSeenAt && formatInstant(lastSeenAt),
});

const previewHandler = (useCases: CustomerUseCases): Pick<Handlers, 'start-customer-preview'> => ({
  'start-customer-preview': async ({ body, caller }) => {
    const { customer, token, expiresAt } = await useCases.startPreview({
      userId: body.UserId,
      staffId: caller.userId,
      callerPermissions: caller.permissions,
    });
    const preview = {
      Token: token,
      ExpiresAt: formatInstant(expiresAt),
      Profile: toUserResponse(
        useCases.toUserView(customer),
        await useCases.findParty(customer.partyId),
      ),
    };
    return { body: [commandSucceeded(customer.id, preview)], headers: noStore };
  },
});

export const createCustomerHandlers = (
  useCases: CustomerUseCases,
): Pick<
  Handlers,
  | 'list-customers'
  | 'read-customer'
  | 'start-customer-preview'
  | 'set-customer-block'
  | 'end-customer-sessions'
> => ({
  ...previewHandler(useCases),
  'list-customers': async ({ query, pagination }) => {
    const { customers, total } = await useCases.listCustomers({
      ...pagination,
      search: query.Search ?? '',
      isBlocked: query.Blocked === '1',
    });
    return { body: customers.map(toCustomerEntryResponse), total };
  },
  'read-customer': async ({ query }) => {
    const found = await useCases.readCustomer(query.UserId);
    if (!found) throw new ProblemError('not-found');
    return { body: toCustomerResponse(found, await useCases.findParty(found.user.partyId)) };
  },
  'set-customer-block': async ({ body, caller, language }) => {
    const saved = await useCases.setBlock({
      userId: body.UserId,
      isBlocked: body.Blocked,
      reason: body.Reason,
      staffId: caller.userId,
    });
    return { body: [toCommandResponse(saved, language, ({ id }) => commandSucceeded(id))] };
  },
  'end-customer-sessions': async ({ body, language }) => {
    const ended = await useCases.endCustomerSessions({
      userId: body.UserId,
      sessionId: body.SessionId,
    });
    return { body: [toCommandResponse(ended, language, ({ id }) => commandSucceeded(id))] };
  },
});
