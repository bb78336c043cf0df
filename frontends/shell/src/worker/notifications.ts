interface PushPayload {
  readonly Title: string;
  readonly Text: string;
  readonly Path: string;
  readonly Tag: string;
  readonly Language: string;
}

/** Only the shop has the key with which a message is signed. */
const parse = (text: string): PushPayload => JSON.parse(text) as PushPayload;

export const showPush = (
  registration: Pick<ServiceWorkerRegistration, 'showNotification'>,
  text: string,
): Promise<void> => {
  const { Title, Text, Path, Tag, Language } = parse(text);
  return registration.showNotification(Title, {
    body: Text,
    tag: Tag,
    lang: Language,
    icon: '/icon-192.png',
    data: Path,
  });
};

/** A page that shows something else stays: it may hold what its customer has typed. */
export const openPath = async (
  clients: Pick<Clients, 'matchAll' | 'openWindow'>,
  path: unknown,
  origin: string,
): Promise<void> => {
  const url = new URL(typeof path === 'string' ? path : '/', origin);
  if (url.origin !== origin) return;
  const pages = await clients.matchAll({ type: 'window' });
  const shown = pages.find((page) => page.url === url.href);
  await (shown ? shown.focus() : clients.openWindow(url.href));
};
