/** https://developer.mozilla.org/en-US/docs/Web/API/BeforeInstallPromptEvent; no part of TypeScript's DOM. */
interface InstallPromptEvent extends Event {
  readonly prompt: () => Promise<unknown>;
}

let offered: InstallPromptEvent | null = null;

/** Keeps the offer of the browser for the menu, so that no banner covers the shop. */
export const rememberInstallOffer = (): void => {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offered = event as InstallPromptEvent;
  });
  window.addEventListener('appinstalled', () => {
    offered = null;
  });
};

export const canInstallApp = (): boolean => offered !== null;

/** The browser accepts one prompt per offer. */
export const installApp = async (): Promise<void> => {
  const event = offered;
  offered = null;
  await event?.prompt();
};
