import { createCreditAccount } from './seed/credit-account.ts';
import { connect } from './seed/api.ts';
import { createPartyCharges, createServiceAreas } from './seed/service-areas.ts';
import { createLocations } from './seed/locations.ts';
import { readDemoCatalog, readPromotions } from './seed/catalog-files.ts';
import { administratorMobile, createCompany } from './seed/company.ts';
import { readConfig } from './seed/config.ts';
import { createPromotions } from './seed/promotions.ts';
import { waitForShop } from './seed/wait-for-shop.ts';
import { createDeliveredOrder } from './seed/orders.ts';
import { createStaff, createParty, registerCustomers, slotManager } from './seed/people.ts';
import { fillCatalog } from './seed/fill-catalog.ts';
import { signIn } from './seed/sign-in.ts';
import { createSlotTemplates } from './seed/slots.ts';
import { timed, print } from './seed/timed.ts';
import { seedUnitedKingdom } from './seed/united-kingdom.ts';

/** Fills an empty shop through the public API and leaves an existing one unchanged. */
const seed = async (): Promise<void> => {
  const config = readConfig();
  const shop = connect(config.webUrl);
  if (!(await timed('company', () => createCompany(config)))) {
    print('There is a shop already; nothing was changed.');
    return;
  }
  const administrator = await timed('administrator', () =>
    signIn(shop, config.standInsUrl, administratorMobile),
  );
  await timed('areas and charges', () => createServiceAreas(administrator));
  const itemCount = await timed('items', () => fillCatalog(administrator.api, readDemoCatalog()));
  await timed('locations', () => createLocations(administrator.api, itemCount));
  await timed('slots', () => createSlotTemplates(administrator.api, new Date()));
  const customer = await timed('people', async () => {
    await createStaff(administrator.api, slotManager);
    return registerCustomers(shop, config.standInsUrl);
  });
  await timed('a business customer', async () => {
    const partyId = await createParty(administrator.api);
    await createPartyCharges(administrator.api, partyId);
    await createCreditAccount(administrator.api, { partyId, now: new Date() });
  });
  await timed('effects everywhere', () => waitForShop(shop, itemCount));
  await timed('offers and coupons', () =>
    createPromotions(administrator.api, {
      promotions: readPromotions(),
      shop,
      itemCount,
      now: new Date(),
    }),
  );
  await timed('a delivered order', () =>
    createDeliveredOrder(customer.session, {
      ...customer,
      administrator: administrator.api,
      now: new Date(),
    }),
  );
};

await (process.env.TAX_MODE === '1' ? seedUnitedKingdom() : seed());
