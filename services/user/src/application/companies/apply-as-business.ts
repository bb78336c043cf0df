import { err, ok } from '@tokri/contracts/result';
import { conflict, updateAggregate, type Clock } from '@tokri/service-kit/use-case';
import {
  checkReapplication,
  openApplication,
  type BusinessApplication,
} from '../../domain/companies/business-application.ts';
import { checkBusinessForm, type BusinessForm } from '../../domain/companies/business-form.ts';
import type { UserResult } from '../../domain/user-result.ts';
import type { Users } from '../ports/accounts.ts';
import type { ServiceAreas } from '../ports/addresses.ts';
import type { BusinessApplications } from '../ports/companies.ts';
import type { GstPortal, TaxpayerResult } from '../ports/gst-portal.ts';
import type { Audit } from '../ports/runtime.ts';

export interface ApplyDeps {
  readonly users: Pick<Users, 'find'>;
  readonly applications: BusinessApplications;
  readonly portal: GstPortal;
  readonly areas: ServiceAreas;
  readonly clock: Clock;
  readonly audit: Audit;
}

/** Without an answer of the portal the application goes on, and staff confirm the GSTIN. */
const readPortalName = (result: TaxpayerResult): UserResult<string> => {
  if (result.kind === 'failed') return ok('');
  if (result.kind === 'unknown') return err('gstin-unknown');
  const { status, legalName } = result.taxpayer;
  return status === 'active' ? ok(legalName) : err('gstin-not-active');
};

/** Repeated with the same GSTIN it changes nothing while the application is open. */
export const applyAsBusiness =
  (deps: ApplyDeps) =>
  async ({
    userId,
    form,
  }: {
    readonly userId: number;
    readonly form: BusinessForm;
  }): Promise<UserResult<number>> => {
    const checked = checkBusinessForm(form, deps.areas.all());
    if (!checked.ok) return checked;
    const user = await deps.users.find(userId);
    if (!user || user.erasure) return err('account-closed');
    const { partyId } = user;
    const decideAgain = (known: BusinessApplication | null) =>
      checkReapplication(known, { gstin: checked.value.gstin, partyId });
    const first = decideAgain(await deps.applications.find(userId));
    if (!first.ok || first.value === 'known') return first.ok ? ok(userId) : first;
    const portalName = readPortalName(await deps.portal.findTaxpayer(checked.value.gstin));
    if (!portalName.ok) return portalName;
    const details = { ...checked.value, portalName: portalName.value };
    return updateAggregate({
      load: () => deps.applications.find(userId),
      decide: (known) => ({ known, decision: decideAgain(known) }),
      save: async (_loaded, { known, decision }): Promise<UserResult<number> | typeof conflict> => {
        if (!decision.ok) return decision;
        if (decision.value === 'known') return ok(userId);
        const next = openApplication(details, deps.clock());
        const isSaved = known
          ? await deps.applications.save(known, next)
          : await deps.applications.insert({ userId, ...next });
        if (!isSaved) return conflict;
        deps.audit('a person applied for a business account', { userId });
        return ok(userId);
      },
    });
  };
