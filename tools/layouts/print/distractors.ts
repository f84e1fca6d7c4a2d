import { addDays, addMonths, isoDate } from '../../packages/core/dates.ts';
import type { Random } from '../../packages/core/random.ts';
import type { Loan } from '../loan/loan.ts';
import {
  agencyName,
  bankName,
  companyName,
  digits,
  insurerName,
  makeAddress,
  makePlace,
  personName,
  titleCompany,
} from '../loan/parties.ts';
import { cities, streetNames } from '../loan/pools.ts';
import { oneLine, printAddress, printDate, printMoney, printRate } from './print-fact.ts';
import type { PrintStyle } from './print-style.ts';

type Distract = (random: Random, style: PrintStyle, loan: Loan) => string;

const noteDay = (loan: Loan): string => {
  const fact = loan.facts.note_date;
  return fact?.kind === 'date' ? fact.iso : isoDate(2024, 1, 15);
};
const dollars = (cents: number, style: PrintStyle): string =>
  `${style.sign === '' || style.sign.endsWith('$') ? (style.sign === '' ? '' : '$') : '$ '}${printMoney(cents, style)}`;
const phone: Distract = (random) =>
  random.pick([
    `(${random.int(201, 989)}) 555-0${digits(random, 3)}`,
    `${random.int(201, 989)}-555-0${digits(random, 3)}`,
    `${random.int(201, 989)}.555.0${digits(random, 3)}`,
  ]);
const short = (random: Random): string =>
  random
    .pick(streetNames)
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .slice(0, 8);

/** What looks like a value and is none: `{@money}` in a wording. None of it is in the truth. */
export const distractors: Readonly<Record<string, Distract>> = {
  money: (random, style) => dollars(random.int(100, 90_000) * random.pick([100, 1_000, 10_000]), style),
  small: (random, style) => dollars(random.int(500, 95_000), style),
  cents: (random, style) => printMoney(random.int(500, 9_500_000), style),
  round: (random, style) => dollars(random.int(1, 40) * random.pick([100_000, 500_000, 2_500_000, 10_000_000]), style),
  rate: (random, style) => printRate(random.int(2, 140) * 125, style),
  percent: (random) => `${random.int(1, 99)}%`,
  date: (random, style, loan) => printDate(addDays(noteDay(loan), random.int(-900, 900)), style.date),
  past: (random, style, loan) => printDate(addDays(noteDay(loan), -random.int(200, 4_000)), style.date),
  soon: (random, style, loan) => printDate(addDays(noteDay(loan), random.int(1, 60)), style.date),
  later: (random, style, loan) => printDate(addMonths(noteDay(loan), random.int(6, 240)), style.date),
  stamp: (random, _style, loan) =>
    `${printDate(addDays(noteDay(loan), random.int(-3, 9)), 'slash')} ${random.int(1, 12)}:${random.int(10, 59)} ${random.pick(['AM', 'PM'])}`,
  year: (random) => String(random.int(1968, 2026)),
  int: (random) => String(random.int(2, 90)),
  days: (random) =>
    random.pick(['five (5)', 'ten (10)', 'fifteen (15)', 'thirty (30)', '10', '15', '30', '45', '60', '90', '120']),
  one: (random) => String(random.int(1, 9)),
  person: (random) => personName(random),
  company: (random) => companyName(random, random.pick([', LLC', ', Inc.', ' Corporation', ' LLC'])),
  bank: (random) => bankName(random),
  insurer: (random) => insurerName(random),
  agency: (random) => agencyName(random),
  title_company: (random) => titleCompany(random),
  address: (random) => oneLine(makeAddress(random)),
  lines: (random) => printAddress(makeAddress(random), 2, false),
  city: (random) => random.pick(cities).split('/')[0] ?? '',
  county: (random) => makePlace(random).county,
  state: (random) => makePlace(random).stateName,
  phone,
  fax: phone,
  email: (random) => `${short(random)}@${short(random)}.example`,
  web: (random) => `www.${short(random)}${short(random)}.example`,
  id: (random) => `${random.pick(['', '', 'A', 'RX', 'K-'])}${digits(random, random.int(4, 10))}`,
  account: (random) => digits(random, random.int(7, 12)),
  masked: (random) => `${random.pick(['xxxx', 'XXXXXX', '***', '**** ', 'xxx-xx-'])}${digits(random, 4)}`,
  score: (random) => String(random.int(580, 830)),
  ratio: (random) => `${random.int(1, 2)}.${digits(random, 2)}x`,
  section: (random) => `${random.int(1, 14)}.${random.int(1, 9)}`,
  statute: (random) =>
    random.pick([
      `12 U.S.C. § ${random.int(1701, 5_600)}`,
      `${random.int(12, 42)} C.F.R. Part ${random.int(21, 1026)}`,
      `Section ${random.int(101, 9_620)}.${random.int(1, 99)}`,
      `§ ${random.int(9, 60)}-${random.int(1, 30)}-${random.int(101, 940)}`,
      `15 U.S.C. ${random.int(1601, 1693)} et seq.`,
    ]),
  recording: (random) =>
    random.pick([
      `Book ${random.int(20, 4_000)}, Page ${random.int(1, 990)}`,
      `Reception No. ${digits(random, 8)}`,
      `Instrument No. ${random.int(1990, 2026)}-${digits(random, 6)}`,
      `Document ${digits(random, 7)}`,
    ]),
  form: (random) =>
    random.pick([
      `Form ${random.int(100, 3_900)} ${random.int(1, 12)}/${random.int(10, 26)}`,
      `${random.pick(['LASER', 'VMP', 'BK', 'CF'])}-${digits(random, 4)} (${random.int(1, 12).toString().padStart(2, '0')}/${random.int(2005, 2026)})`,
      `Rev. ${random.int(1, 12)}-${random.int(8, 25)}`,
      `OMB Control No. ${digits(random, 4)}-0${digits(random, 3)}`,
      `${digits(random, 4)}-${digits(random, 4)}-${digits(random, 4)}.v${random.int(1, 5)}`,
    ]),
  barcode: (random) => `*${random.pick(['', 'L', 'DOC'])}${digits(random, random.int(8, 18))}*`,
  time: (random) => `${random.int(1, 12)}:${random.pick(['00', '01', '30'])} ${random.pick(['A.M.', 'a.m.', 'P.M.'])}`,
  initials: (random) => random.pick(['___', '_____', 'JRW', 'KD/', '']),
};
