import { firstCompanyId, ok, refusal } from '@tokri/contracts';
import { checkFoundation } from '../domain/company.ts';
import type { Administrator, Foundation } from '../domain/company.ts';
import type { Identity } from '../domain/identity.ts';
import { administratorPermissions } from '../domain/staff.ts';
import type { User } from '../domain/user.ts';
import type { Audit, Clock, Companies, Users } from './ports.ts';
import { updateUser } from './update-user.ts';
import type { UserOutcome } from '../domain/refusal.ts';

export interface FoundPorts {
  readonly companies: Companies;
  readonly users: Users;
  readonly clock: Clock;
  readonly register: (identity: Identity) => Promise<User>;
  readonly audit: Audit;
}

const appoint = async (ports: FoundPorts, administrator: Administrator): Promise<void> => {
  const person = await ports.register({ channel: 'sms', contact: administrator.mobile });
  await updateUser(ports)(person.id, () =>
    ok({ permissions: administratorPermissions, name: administrator.name }),
  );
  await ports.companies.markReady(firstCompanyId);
  ports.audit('the first administrator was appointed', { userId: person.id });
};

/** U18. The company is written first, so there is never a second one; its administrator after it, by the next call too when this one broke off. */
export const createCompany =
  (ports: FoundPorts) =>
  async (form: Foundation): Promise<UserOutcome<number>> => {
    const foundation = checkFoundation(form);
    if (!foundation.ok) return foundation;
    const isFounded = await ports.companies.found({
      ...foundation.value,
      company: { ...foundation.value.company, id: firstCompanyId },
    });
    const administrator = await ports.companies.waitingAdministrator(firstCompanyId);
    if (administrator) await appoint(ports, administrator);
    return isFounded ? ok(firstCompanyId) : refusal('company-exists');
  };
