import {
  noCheckoutSelection,
  reloadSession,
  type Session,
  useSession,
} from '../session/store/store.ts';

export const setupSession = (session: Partial<Session> = {}): void => {
  localStorage.clear();
  reloadSession();
  useSession.setState({
    serverLines: [],
    checkoutSelection: noCheckoutSelection,
    favouriteChanges: {},
    isClosingAccount: false,
    isHome: false,
    isProductList: false,
    isCart: false,
    isProfile: false,
    ...session,
  });
};

export const testUser = {
  Id: 7,
  Name: 'Asha',
  Email: '',
  Mobile: '9000000002',
  Address: '',
  GSTN: '',
  PartyId: 0,
} as const;
