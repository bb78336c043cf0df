import type { Device } from './device.ts';

/** The browser needs the URL until the download has started. */
const revokeDelayMs = 10_000;

export const saveWebFile: Device['saveFile'] = (content, name) => {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), revokeDelayMs);
  return Promise.resolve('saved');
};
