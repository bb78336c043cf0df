import { outwardRange, setShopMarket } from '@tokri/contracts/market';
import { connect, type Api } from './api.ts';
import {
  readDepartments,
  readUkBrands,
  readUkItems,
  readUkPromotions,
  readUkSlides,
  type CatalogItem,
  type CatalogUnit,
  type Department,
  type DemoCatalog,
} from './catalog-files.ts';
import { createCompany } from './company.ts';
import { readConfig } from './config.ts';
import { fillCatalog } from './fill-catalog.ts';
import { createStaff, ukSlotManager } from './people.ts';
import { createPromotions } from './promotions.ts';
import { createServiceAreas } from './service-areas.ts';
import { signIn } from './sign-in.ts';
import { ukWeekdayTemplates } from './slots.ts';
import { print, timed } from './timed.ts';
import { waitForShop } from './wait-for-shop.ts';

const administratorMobile = '+447700900000';

const company = {
  Name: 'Tokri Fresh Foods Ltd',
  Brand: 'Tokri',
  HindiBrand: 'टोकरी',
  Address: '1 Strutton Ground, London SW1P 2HX',
  StateCode: 'GB',
  GSTIN: 'GB980780684',
  Fssai: '',
  SupportPhone: '02079460000',
  SupportMail: 'help@tokri.example',
  CareNumber: '447700900001',
  RoundToRupee: false,
  GrievanceOfficer: 'Amelia Hart, complaints@tokri.example',
  AdministratorMobile: administratorMobile,
  AdministratorName: 'Amelia Hart',
};

const area = { groupId: 1, name: 'Westminster', stateCode: 'GB' };
const areas = ['SW1A', 'SW1P'].flatMap((outward) => {
  const range = outwardRange(outward);
  return range ? [{ ...area, start: range.from, end: range.to }] : [];
});
const charge = { Charge: 3, FreeAbove: 40 };

/** A small shop: of its kinds of goods some are food and some are not. */
const departmentNames = ['Fruits & Vegetables', 'Cleaning & Household'];
const rupeesPerPound = 40;
const standardVatPercent = 20;

const toPounds = (pence: number): number => Math.round(pence) / 100;

const toUkUnit = (unit: CatalogUnit, taxPercent: number): CatalogUnit => {
  const ratePence = Math.round((unit.Rate * 100) / rupeesPerPound);
  return {
    ...unit,
    Rate: toPounds(ratePence),
    Mrp: toPounds(ratePence + Math.round((ratePence * taxPercent) / 100)),
  };
};

const ukItems = readUkItems();

/** The Hindi texts of the catalogue tell of goods of India. */
const Hindi = { Name: '', Narration: '' };

/** Food is zero rated; what has no mark for vegetarians is not food. */
const toUkItem = (item: CatalogItem): CatalogItem => {
  const TaxPercent = item.Vegetarian === null ? standardVatPercent : 0;
  const Units = item.Units.map((unit) => toUkUnit(unit, TaxPercent));
  return { ...item, ...ukItems[item.Code], Hindi, TaxPercent, Units };
};

const toUkTypes = (types: Department['Types']): Department['Types'] =>
  types
    .map((type) => ({
      ...type,
      Items: type.Items.filter(({ Code }) => Code in ukItems).map(toUkItem),
    }))
    .filter(({ Items }) => Items.length > 0);

const readUkCatalog = (): DemoCatalog => ({
  departments: readDepartments()
    .filter(({ Name }) => departmentNames.includes(Name))
    .map((department) => ({ ...department, Types: toUkTypes(department.Types) })),
  slides: readUkSlides(),
  importPictures: [],
  brands: readUkBrands(),
});

const createSlots = (api: Api) =>
  api.write('/api/admin/delivery-slot/templates', {
    key: `templates-${area.groupId}`,
    body: {
      GroupId: area.groupId,
      WeeklyOff: [],
      Templates: ukWeekdayTemplates,
    },
  });

/** A shop in Westminster, in pounds and with VAT. */
export const seedUnitedKingdom = async (): Promise<void> => {
  setShopMarket(1);
  const config = readConfig();
  const shop = connect(config.webUrl);
  if (!(await timed('company', () => createCompany(config, company)))) {
    print('There is a shop already; nothing was changed.');
    return;
  }
  const administrator = await timed('administrator', () =>
    signIn(shop, config.standInsUrl, administratorMobile),
  );
  await timed('areas and charges', () => createServiceAreas(administrator, areas, charge));
  const itemCount = await timed('items', () => fillCatalog(administrator.api, readUkCatalog()));
  await timed('slots', () => createSlots(administrator.api));
  await timed('people', () => createStaff(administrator.api, ukSlotManager));
  await timed('effects everywhere', () => waitForShop(shop, itemCount, areas));
  await timed('offers and coupons', () =>
    createPromotions(administrator.api, {
      promotions: readUkPromotions(),
      shop,
      itemCount,
      now: new Date(),
    }),
  );
};
