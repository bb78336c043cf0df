import { changeUser } from './change-user.ts';
import { checkCode } from './check-code.ts';
import type { CheckPorts } from './check-code.ts';
import { createCompany } from './create-company.ts';
import { endSession } from './end-session.ts';
import { addFavourite, listFavourites, removeFavourite } from './favourites.ts';
import { listAddresses } from './list-addresses.ts';
import { listUsers } from './list-users.ts';
import type { Addresses, Areas, Companies, Identities, NextId, Parties, Users } from './ports.ts';
import { readUser, withPincode } from './read-user.ts';
import { registerPerson } from './register-person.ts';
import { renewToken } from './renew-token.ts';
import { resendCode } from './resend-code.ts';
import { saveAddress } from './save-address.ts';
import { partyOf, saveParty } from './save-party.ts';
import { saveStaff } from './save-staff.ts';
import { startSignIn } from './start-sign-in.ts';
import type { User } from '../domain/user.ts';

export interface UserPorts extends Omit<CheckPorts, 'register'> {
  readonly users: Users;
  readonly addresses: Addresses;
  readonly identities: Identities;
  readonly companies: Companies;
  readonly parties: Parties;
  readonly areas: Areas;
  readonly nextUserId: NextId;
  readonly nextAddressId: NextId;
}

/** Every use case of the service with its ports. */
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
    saveParty: saveParty(withRegister),
    partyOf: partyOf(ports),
    createCompany: createCompany(withRegister),
    findCompany: (id: number) => ports.companies.find(id),
    withPincode: (user: User) => withPincode(ports.areas, user),
    nextAddressId: ports.nextAddressId,
  };
};
