import { dayAhead } from '../../support/api/test-area.ts';
import { callApiOk, sendCommand } from '../../support/api/call-api.ts';
import type { Fixture } from './fixture.ts';
import { buildImageUpload } from './image-upload.ts';
import type { OperationCases } from './operation-case.ts';

const slidesPath = '/api/admin/catalog/slides';

interface StaffSlide {
  readonly Id: number;
  readonly Images: readonly { readonly Hash: string }[];
}

const listSlides = ({ staff }: Fixture): Promise<readonly StaffSlide[]> =>
  callApiOk<readonly StaffSlide[]>({ path: slidesPath, token: staff.token });

/** Hidden, so that no page of the shop shows it. */
const buildHiddenSlide = async (fixture: Fixture) => ({
  Id: 0,
  Title: 'Trial slide',
  Text: 'Made by a test',
  Link: '/product-list',
  LinkText: 'Look',
  Images: (await listSlides(fixture))
    .slice(0, 1)
    .flatMap(({ Images }) => Images.map(({ Hash }) => Hash)),
  FromAt: '2026-01-01T00:00:00+05:30',
  ToAt: '2026-01-02T00:00:00+05:30',
  Status: 0,
});

const createSlideToDelete = async (fixture: Fixture) => {
  const body = await buildHiddenSlide(fixture);
  const { Id } = await sendCommand({ path: slidesPath, token: fixture.staff.token, body });
  return { query: { SlideId: String(Id) } };
};

const createOfferToSwitch = async ({ staff }: Fixture) => {
  const { Id } = await sendCommand({
    path: '/api/Offers',
    token: staff.token,
    body: {
      Name: 'Trial offer to switch',
      Kind: 'percentage',
      Percent: 5,
      Scope: 'everything',
      FromDate: dayAhead(300),
      ToDate: dayAhead(301),
      Places: [{ PincodeFrom: '990001', PincodeTo: '990010' }],
      Status: 0,
    },
  });
  return { body: { OfferId: Id, State: 'stopped' } };
};

const seededOfferId = '1';
const seededCoupon = 'FRESH10';

export const promotionCases: OperationCases = {
  'list-staff-offers': {
    caller: 'staff',
    buildInput: () => ({ query: { Search: 'a', State: 'running' } }),
  },
  'read-staff-offer': {
    caller: 'staff',
    buildInput: () => ({ query: { OfferId: seededOfferId } }),
  },
  'switch-offer': { caller: 'staff', buildInput: createOfferToSwitch },
  'upload-promotion-image': {
    caller: 'staff',
    buildInput: () => ({ body: buildImageUpload() }),
  },
  'list-staff-coupons': {
    caller: 'staff',
    buildInput: () => ({ query: { Search: 'fresh', State: 'running' } }),
  },
  'read-staff-coupon': { caller: 'staff', buildInput: () => ({ query: { Code: seededCoupon } }) },
  'switch-coupon': {
    caller: 'staff',
    buildInput: () => ({ body: { Code: seededCoupon, State: 'on' } }),
  },
  'list-staff-slides': { caller: 'staff', buildInput: () => ({}) },
  'save-slide': {
    caller: 'staff',
    buildInput: async (fixture) => ({ body: await buildHiddenSlide(fixture) }),
  },
  'delete-slide': { caller: 'staff', buildInput: createSlideToDelete },
  'order-slides': {
    caller: 'staff',
    buildInput: async (fixture) => ({
      body: { SlideIds: (await listSlides(fixture)).map(({ Id }) => Id) },
    }),
  },
};
