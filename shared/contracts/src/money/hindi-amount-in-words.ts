import type { Paise } from './money.ts';

/** Each number below a hundred has a word of its own. */
const below100 = `शून्य एक दो तीन चार पाँच छह सात आठ नौ
दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस
बीस इक्कीस बाईस तेईस चौबीस पच्चीस छब्बीस सत्ताईस अट्ठाईस उनतीस
तीस इकतीस बत्तीस तैंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस
चालीस इकतालीस बयालीस तैंतालीस चौवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास
पचास इक्यावन बावन तिरपन चौवन पचपन छप्पन सत्तावन अट्ठावन उनसठ
साठ इकसठ बासठ तिरसठ चौंसठ पैंसठ छियासठ सड़सठ अड़सठ उनहत्तर
सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर उनासी
अस्सी इक्यासी बयासी तिरासी चौरासी पचासी छियासी सत्तासी अट्ठासी नवासी
नब्बे इक्यानवे बानवे तिरानवे चौरानवे पचानवे छियानवे सत्तानवे अट्ठानवे निन्यानवे`.split(/\s/u);
const scales = [
  { size: 10_000_000, name: 'करोड़' },
  { size: 100_000, name: 'लाख' },
  { size: 1_000, name: 'हज़ार' },
  { size: 100, name: 'सौ' },
] as const;

const toWords = (value: number): readonly string[] => {
  const scale = scales.find(({ size }) => value >= size);
  if (!scale) return value === 0 ? [] : [below100[value] ?? ''];
  const rest = value % scale.size;
  return [...toWords(Math.floor(value / scale.size)), scale.name, ...toWords(rest)];
};

/** As cheques and bills are written in Hindi. Throws a RangeError for less than nothing. */
export const hindiAmountInWords = (sumPaise: Paise): string => {
  if (!Number.isSafeInteger(sumPaise) || sumPaise < 0)
    throw new RangeError(`${sumPaise} is no sum to write out`);
  const rupees = toWords(Math.floor(sumPaise / 100)).join(' ') || below100[0];
  const paisePart = sumPaise % 100;
  const paise = paisePart === 0 ? '' : ` और ${below100[paisePart]} पैसे`;
  return `${rupees} रुपये${paise} मात्र`;
};
