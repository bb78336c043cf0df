/** GSM 03.38, default alphabet. Its extension takes two septets for a character. */
const basicAlphabet = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?' +
    '¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
const extension = new Set('\f^{}\\[~]|€');

export interface SmsLength {
  readonly encoding: 'GSM-7' | 'UCS-2';
  readonly units: number;
  /** What one SMS of this message holds. */
  readonly unitsPerSegment: number;
  readonly segments: number;
  /** The characters outside GSM-7, which make the message UCS-2. */
  readonly outsideGsm: readonly string[];
}

const capacities = {
  'GSM-7': { single: 160, part: 153 },
  'UCS-2': { single: 70, part: 67 },
} as const;

const unitsOf = (character: string, encoding: SmsLength['encoding']): number => {
  if (encoding === 'UCS-2') return character.length;
  return extension.has(character) ? 2 : 1;
};

/** A character of two units is never split between two parts. */
const countSegments = (sizes: readonly number[], perSegment: number): number => {
  let segments = 1;
  let used = 0;
  for (const size of sizes) {
    if (used + size > perSegment) {
      segments += 1;
      used = 0;
    }
    used += size;
  }
  return segments;
};

export const measureSms = (text: string): SmsLength => {
  const characters = Array.from(text);
  const outsideGsm = [
    ...new Set(characters.filter((one) => !basicAlphabet.has(one) && !extension.has(one))),
  ];
  const encoding = outsideGsm.length === 0 ? 'GSM-7' : 'UCS-2';
  const sizes = characters.map((character) => unitsOf(character, encoding));
  const units = sizes.reduce((sum, size) => sum + size, 0);
  const { single, part } = capacities[encoding];
  const unitsPerSegment = units <= single ? single : part;
  return {
    encoding,
    units,
    unitsPerSegment,
    segments: units <= single ? 1 : countSegments(sizes, part),
    outsideGsm,
  };
};
