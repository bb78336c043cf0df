import { siteConfig } from './site-config.ts';

/** Opens a chat with the shop; undefined if it has no WhatsApp number. */
export const whatsAppUrl = (): string | undefined => {
  const { customerCareNumber } = siteConfig();
  return customerCareNumber ? `https://wa.me/${customerCareNumber}` : undefined;
};
