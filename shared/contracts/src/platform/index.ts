export { appConfigId, readAppConfig, writeAppConfig } from './app-config-element.ts';
export type { AuditOutcome } from './audit-outcomes.ts';
export { requestSavesData, toDataSaverCookie } from './data-saver.ts';
export {
  categoryBannersQuery,
  findRatesCategory,
  itemQuery,
  itemsQuery,
  itemsPerPage,
  maxRates,
  ratesQuery,
} from './first-screen.ts';
export { isInternalPath } from './internal-path.ts';
export {
  defaultCompanyId,
  paymentProviders,
  movesMoney,
  permissions,
  serviceNames,
} from './names.ts';
export type { PaymentProvider, Permission, ServiceName } from './names.ts';
export {
  brandPath,
  conversationsPath,
  cartPath,
  itemListParams,
  itemListPath,
  itemPath,
  itemTypePath,
  offeredSlotParam,
  businessPath,
  duesPath,
  offeredSlotPath,
  orderChatPath,
  orderPath,
  searchPath,
} from './page-paths.ts';
export { isOutsideTheApp, pathsOutsideTheApp } from './paths-outside-the-app.ts';
export { paginate } from './pagination.ts';
export type { Pagination } from './pagination.ts';
export { preloadKey } from './preload-key.ts';
export type { TaxMode } from './tax-mode.ts';
export { tints, toTint } from './tints.ts';
export { invitationFailures } from './invitation-failures.ts';
export type { InvitationFailure } from './invitation-failures.ts';
export { businessApplicationStates, partyRoleName, partyRoles } from './party-roles.ts';
export type { BusinessApplicationState, PartyRole } from './party-roles.ts';
