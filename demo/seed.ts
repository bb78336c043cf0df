import { openAccount } from './seed/account.ts';
import { connect } from './seed/api.ts';
import { openAreas } from './seed/areas.ts';
import { administratorMobile, foundCompany } from './seed/company.ts';
import { readConfig } from './seed/config.ts';
import { openDeals } from './seed/deals.ts';
import { awaitOpenShop } from './seed/effects.ts';
import { deliverAnOrder } from './seed/orders.ts';
import { appointStaff, foundParty, registerPeople } from './seed/people.ts';
import { fillShelves } from './seed/shelves.ts';
import { signIn } from './seed/sign-in.ts';
import { openSlots } from './seed/slots.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const timed = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
  const startMs = Date.now();
  const answer = await work();
  say(`${what}: ${((Date.now() - startMs) / 1000).toFixed(1)} s`);
  return answer;
};

/** Fills an empty shop through the public API, as people would (demo-shop.md, Seed). A shop that is there already stays as it is. */
const seed = async (): Promise<void> => {
  const config = readConfig();
  const shop = connect(config.webUrl);
  if (!(await timed('company', () => foundCompany(config)))) {
    say('There is a shop already; nothing was changed.');
    return;
  }
  const administrator = await timed('administrator', () =>
    signIn(shop, config.standInsUrl, administratorMobile),
  );
  await timed('areas and charges', () => openAreas(administrator));
  const itemCount = await timed('items', () => fillShelves(administrator.api));
  await timed('slots', () => openSlots(administrator.api, new Date()));
  const shopper = await timed('people', async () => {
    await appointStaff(administrator.api);
    return registerPeople(shop, config.standInsUrl);
  });
  await timed('a business customer', async () =>
    openAccount(administrator.api, {
      partyId: await foundParty(administrator.api),
      now: new Date(),
    }),
  );
  await timed('effects everywhere', () => awaitOpenShop(shop, itemCount));
  await timed('offers and coupons', () =>
    openDeals(administrator.api, { shop, itemCount, now: new Date() }),
  );
  await timed('a delivered order', () =>
    deliverAnOrder(shopper.person, {
      ...shopper,
      administrator: administrator.api,
      now: new Date(),
    }),
  );
};

await seed();
