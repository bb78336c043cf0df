import { device } from './current-device.ts';
import type { Device } from './device.ts';

/** Every file that a page makes or reads for the person goes this way. */
export const saveFile: Device['saveFile'] = (content, name) => device().saveFile(content, name);
