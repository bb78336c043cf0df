import { catalogCouponOperations } from './coupons.ts';
import { offerOperations } from './offers.ts';
import { sliderImageOperations } from './slider-images.ts';
import { promotionOperations } from '../index.ts';

const changes = Object.values({
  ...offerOperations,
  ...catalogCouponOperations,
  ...promotionOperations,
  ...sliderImageOperations,
}).filter(({ method, auth }) => method !== 'GET' && auth.kind === 'staff');

it.each(changes.map(({ operationId, auth }) => [operationId, auth] as const))(
  'asks for the permission offers in %s',
  (_, auth) => expect(auth).toMatchObject({ permission: 'offers' }),
);
