import type { Random } from './random.ts';

/** Each with the product whose papers it borrows, and what the bank's own system calls it. */
export const specialProducts = {
  revolving_line: { like: 'commercial_term', code: 'LOC' },
  equipment: { like: 'commercial_term', code: 'EQUIP' },
  home_equity_line: { like: 'residential_refinance', code: 'HELOC' },
  construction: { like: 'commercial_real_estate', code: 'CONST' },
  consumer_vehicle: { like: 'commercial_term', code: 'AUTO' },
  sba_7a: { like: 'sba', code: 'SBA 7(a)' },
  sba_504: { like: 'sba', code: 'SBA 504' },
} as const;
export type SpecialProduct = keyof typeof specialProducts;

/** What secures a loan, by its product. */
export const GOODS: Readonly<Record<string, readonly string[]>> & { readonly any: readonly string[] } = {
  any: [
    'All inventory, chattel paper, accounts, equipment and general intangibles',
    'All equipment now owned or hereafter acquired, including one 2022 Kenworth T680 tractor',
    'All accounts receivable and the proceeds thereof',
    'All furniture, fixtures and equipment located at the premises',
  ],
  revolving_line: [
    'All inventory, chattel paper, accounts, equipment and general intangibles',
    'All accounts receivable and the proceeds thereof',
  ],
  equipment: [
    'One Haas VF-4SS vertical machining center, serial number 1187342, with all accessories',
    'One John Deere 6155R tractor, serial number 1RW6155RTLA041877, and all attachments',
  ],
  consumer_vehicle: [
    '2024 Ford F-150 pickup, VIN 1FTFW1E58PKD41207',
    '2023 Toyota Highlander, VIN 5TDKDRBH1PS512044',
    '2025 Honda CR-V, VIN 7FARS6H59SE018833',
  ],
};

/** Whether what was repaid may be borrowed again. */
export function isLine(special: SpecialProduct | null): boolean {
  return special === 'revolving_line' || special === 'home_equity_line';
}

export function principalOf(random: Random, consumer: boolean, special: SpecialProduct | null): number {
  if (special === 'consumer_vehicle') return random.int(120, 620) * 10_000;
  if (special === 'home_equity_line') return random.int(20, 250) * 100_000;
  if (consumer) return random.int(900, 9_800) * 10_000;
  return random.chance(0.3) ? random.int(2_500_000, 480_000_000) : random.int(5, 480) * 1_000_000;
}

export function termsOf(consumer: boolean, special: SpecialProduct | null): readonly number[] {
  if (special === 'revolving_line') return [12, 24];
  if (special === 'consumer_vehicle') return [36, 48, 60, 72];
  return consumer ? [180, 240, 360] : [36, 60, 84, 120, 180];
}
