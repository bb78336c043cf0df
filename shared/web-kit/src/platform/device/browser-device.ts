import type { Device } from './device.ts';
import { saveWebFile } from './web-file.ts';
import { webPush } from './web-push.ts';

const ignore = (): void => undefined;

/** The browser itself handles Back and links. */
export const browserDevice: Device = {
  kind: 'browser',
  push: webPush,
  onBack: () => ignore,
  onOpen: () => ignore,
  saveFile: saveWebFile,
  print: () => window.print(),
  exit: () => Promise.resolve(),
};
