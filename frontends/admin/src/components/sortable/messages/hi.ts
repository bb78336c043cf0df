import type { en } from './en.ts';

export const hi: Record<keyof typeof en, string> = {
  instructions:
    'उठाने के लिए Space दबाएँ, खिसकाने के लिए तीर वाली कुंजियाँ, रखने के लिए फिर Space और रद्द करने के लिए Escape।',
  lifted: 'उठाया गया। जगह {at}, कुल {count}।',
  moved: 'जगह {at}, कुल {count}।',
  dropped: 'जगह {at} पर रखा गया, कुल {count}।',
  cancelled: 'जगह नहीं बदली।',
};
