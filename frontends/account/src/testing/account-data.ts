import { addDays } from '@tokri/contracts/dates';
import {
  bffOperations,
  notificationOperations,
  notificationPreferenceOperations,
  orderOperations,
  slotOperations,
  type BusinessApplicationResponse,
  type InboxEntryResponse,
  type NotificationPreferencesResponse,
  type OrderResponse,
  type OwnSessionResponse,
  type SlotResponse,
  type UserResponse,
  userOperations,
  type DataCopyResponse,
} from '@tokri/contracts/api';
import { buildOrder as buildOrderResponse } from '@tokri/contracts/testing';
import { today } from '@tokri/web-kit/ui';
import { buildAddress, buildCart, buildItem, type FakeNetwork } from '@tokri/web-kit/testing';

const tomorrow = addDays(today(), 1);

/** An order whose slot is tomorrow. */
export const buildOrder = (overrides: Partial<OrderResponse> = {}): OrderResponse => ({
  ...buildOrderResponse({ PDate: tomorrow, PlacedAt: new Date().toISOString() }),
  Totals: buildCart().Totals,
  ...overrides,
});

export const buildSlot = (overrides: Partial<SlotResponse> = {}): SlotResponse => ({
  Id: 101,
  CompanyId: 1,
  GroupId: 1,
  Date: tomorrow,
  MinimumDate: today(),
  Start: '07:00',
  End: '10:00',
  StartsAt: `${tomorrow}T07:00:00+05:30`,
  EndsAt: `${tomorrow}T10:00:00+05:30`,
  CutOffAt: `${tomorrow}T05:00:00+05:30`,
  Capacity: 40,
  Left: 30,
  Fee: 0,
  State: 'Open',
  Reason: '',
  ...overrides,
});

export const buildUserRecord = (overrides: Partial<UserResponse> = {}): UserResponse => ({
  Id: 7,
  UserId: 7,
  UserName: '9000000002',
  Password: '',
  Name: 'Asha',
  Email: '',
  Mobile: '9000000002',
  MobileVerified: true,
  EmailVerified: false,
  SignInChannel: 'sms',
  Address: '',
  Pincode: '560034',
  IsPincodeAvailable: 1,
  Status: 1,
  UserType: 0,
  Type: 0,
  userstatus: 1,
  consumerstatus: 1,
  PartyId: 0,
  IsBussinessCustomer: 0,
  CompanyId: 1,
  CompanyName: '',
  CompanyGSTIN: '',
  GSTN: '',
  Latitude: 0,
  Longitude: 0,
  Roles: ['customer'],
  ...overrides,
});

export const buildApplication = (
  changes: Partial<BusinessApplicationResponse> = {},
): BusinessApplicationResponse => ({
  UserId: 7,
  State: 'pending',
  GSTIN: '29AADFC1212Q1ZE',
  Name: 'Chai Corner',
  Address: '7, 80 Feet Road, Bengaluru',
  Pincode: '560034',
  AppliedAt: '2026-11-28T10:00:00+05:30',
  DecidedAt: null,
  Reason: '',
  PartyId: 0,
  ...changes,
});

export const buildMessage = (overrides: Partial<InboxEntryResponse> = {}): InboxEntryResponse => ({
  Key: 'ntf:1',
  Kind: 'confirmed',
  TransactionId: 9001,
  TransactionNumber: 'T2611-04211',
  Title: 'Order T2611-04211 confirmed',
  Text: 'We will pack it before your slot.',
  At: new Date().toISOString(),
  Path: '/order-details?Id=9001',
  ...overrides,
});

export const buildSession = (changes: Partial<OwnSessionResponse> = {}): OwnSessionResponse => ({
  Id: 's1',
  Device: 'Chrome, Android',
  Channel: 'sms',
  StartedAt: '2026-11-20T10:00:00+05:30',
  LastUsedAt: '2026-11-28T10:00:00+05:30',
  ExpiresAt: '2026-12-20T10:00:00+05:30',
  IsThis: true,
  ...changes,
});

const everyChannel = { Sms: true, Mail: true, Push: true };
const noChannel = { Sms: false, Mail: false, Push: false };

export const buildPreferences = (
  changes: Partial<NotificationPreferencesResponse> = {},
): NotificationPreferencesResponse => ({
  Rev: 0,
  Channels: {
    Orders: everyChannel,
    WaitingList: everyChannel,
    Chat: { Sms: false, Mail: false, Push: true },
    Reminders: noChannel,
    Offers: noChannel,
  },
  QuietHours: { IsOn: true, Start: '22:00', End: '08:00' },
  Consents: [],
  ...changes,
});

export const emptyDataCopy: DataCopyResponse = {
  ReadAt: '2026-11-29T20:10:00+05:30',
  IncompleteParts: [],
  Profile: null,
  Addresses: [],
  BusinessApplications: [],
  Carts: [],
  Orders: [],
  Bills: [],
  Payments: [],
  WaitingLists: [],
  Conversations: [],
  Notifications: [],
  Favourites: [],
  Preferences: null,
  PushSubscriptions: [],
  Devices: [],
};

export const openAccount = (network: FakeNetwork): void => {
  network.respondTo(orderOperations.listOrdersOfUser, () => [buildOrder()]);
  network.respondTo(notificationOperations.readInbox, () => [buildMessage()]);
  network.respondTo(slotOperations.listSlotsOfPincode, () => [
    buildSlot({ State: 'Full', Left: 0 }),
    buildSlot({ Id: 102, Start: '16:00', End: '19:00' }),
  ]);
  network.respondTo(userOperations.listAddresses, () => [
    buildAddress(),
    buildAddress({
      Id: 12,
      Name: 'Office',
      Address: 'Tower 2',
      Pincode: '600004',
      PincodeVerified: false,
    }),
  ]);
  network.respondTo(bffOperations.listFavourites, () => [
    buildItem({ IsFavorite: true }),
    buildItem({ Id: 2, Name: 'Onion', IsFavorite: true }),
  ]);
  network.respondTo(notificationPreferenceOperations.readNotificationPreferences, () =>
    buildPreferences(),
  );
  network.respondTo(userOperations.listOwnSessions, () => [buildSession()]);
  network.respondTo(userOperations.readProfile, () => [buildUserRecord()]);
  network.respondTo(userOperations.readBusinessApplication, () => []);
  network.respondTo(userOperations.readCompany, () => [
    {
      Id: 1,
      Name: 'Tokri Foods',
      Address: 'Bengaluru',
      StateCode: '29',
      GSTIN: '',
      Fssai: '',
      SupportPhone: '08040000000',
      SupportMail: 'help@tokri.example',
      GrievanceOfficer: 'Leela',
    },
  ]);
};

export const commandOk = (Id: number) => [{ Id, Error: 0, Message: '', Code: '' }];
export const commandRejected = (Code: string, Message: string) => [
  { Id: 0, Error: 1, Message, Code },
];
