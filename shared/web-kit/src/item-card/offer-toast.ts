import type { ItemResponse, OfferResponse } from '@tokri/contracts/api';
import { showToast, TicketPercent } from '@tokri/web-kit/ui';
import { fetchActiveOffers } from './active-offers.ts';
import { t } from './labels.ts';

const storageKey = 'tokri.offersShown';
const offerPage = '/offer-item-list';

const shownInMemory = new Set<number>();

const readShownOffers = (): ReadonlySet<number> => {
  try {
    const ids: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    return new Set([
      ...shownInMemory,
      ...(Array.isArray(ids) ? (ids.filter(Number.isInteger) as number[]) : []),
    ]);
  } catch {
    return shownInMemory;
  }
};

const rememberShown = (offerId: number): void => {
  shownInMemory.add(offerId);
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...readShownOffers()]));
  } catch {
    // Storage may be full or blocked; memory remembers until the page is left.
  }
};

const offerMessage = ({ Text, Name, Narration }: OfferResponse): string =>
  `${Text}: ${Narration || Name}`;

export const showOfferToast = async ({
  OfferId,
}: NonNullable<ItemResponse['Offer']>): Promise<void> => {
  if (location.pathname === offerPage || readShownOffers().has(OfferId)) return;
  rememberShown(OfferId);
  const offer = (await fetchActiveOffers()).find((running) => running.OfferId === OfferId);
  if (!offer) return;
  showToast({
    icon: TicketPercent,
    text: offerMessage(offer),
    action: {
      label: t('seeOffer'),
      run: () => location.assign(`${offerPage}?OfferId=${OfferId}`),
    },
  });
};
