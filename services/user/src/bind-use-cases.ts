import { changeUser } from './application/change-user.ts';
import { checkCode } from './application/check-code.ts';
import type { CheckPorts } from './application/check-code.ts';
import { createCompany } from './application/create-company.ts';
import { endSession } from './application/end-session.ts';
import { addFavourite, listFavourites, removeFavourite } from './application/favourites.ts';
import { listAddresses } from './application/list-addresses.ts';
import { listUsers } from './application/list-users.ts';
import type { Addresses, Areas, Companies, Identities, NextId, Users } from './application/ports.ts';
import { readUser, withPincode } from './application/read-user.ts';
import { registerPerson } from './application/register-person.ts';
import { renewToken } from './application/renew-token.ts';
import { resendCode } from './application/resend-code.ts';
import { saveAddress } from './application/save-address.ts';
import { saveStaff } from './application/save-staff.ts';
import { startSignIn } from './application/start-sign-in.ts';
import type { User } from './domain/user.ts';

export interface UserPorts extends Omit<CheckPorts, 'register'> {
  readonly users: Users;
  readonly addresses: Addresses;
  readonly identities: Identities;
  readonly companies: Companies;
  readonly areas: Areas;
  readonly nextUserId: NextId;
  readonly nextAddressId: NextId;
}

/** Every use case of the service with its ports; the second half of the composition root. */
export const bindUseCases = (ports: UserPorts) => {
  const register = registerPerson(ports);
  const withRegister = { ...ports, register };
  return {
    startSignIn: startSignIn(ports),
    resendCode: resendCode(ports),
    checkCode: checkCode(withRegister),
    renewToken: renewToken(ports),
    endSession: endSession(ports),
    readUser: readUser(ports),
    changeUser: changeUser(ports),
    listAddresses: listAddresses(ports),
    saveAddress: saveAddress(ports),
    listUsers: listUsers(ports),
    listFavourites: listFavourites(ports),
    addFavourite: addFavourite(ports),
    removeFavourite: removeFavourite(ports),
    saveStaff: saveStaff(withRegister),
    createCompany: createCompany(withRegister),
    findCompany: (id: number) => ports.companies.find(id),
    withPincode: (user: User) => withPincode(ports.areas, user),
    nextAddressId: ports.nextAddressId,
  };
};
