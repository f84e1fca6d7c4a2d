import { describe, expect, it } from 'vitest';
import type { ValueKind } from '../../values/value-kind.ts';
import { DEFAULT_TOLERANCES } from '../policy.ts';
import { sameValue } from './same-value.ts';

type Row = readonly [left: string, right: string, reason: string];

function tell(kind: ValueKind, left: string, right: string) {
  const there = sameValue(kind, left, right, DEFAULT_TOLERANCES);
  expect(sameValue(kind, right, left, DEFAULT_TOLERANCES)).toEqual(there);
  return there;
}

describe('names that are the same', () => {
  const rows: readonly Row[] = [
    ['Acme Builders LLC', 'ACME BUILDERS, L.L.C.', 'the same but for capital letters, punctuation and short forms'],
    ['Acme Builders LLC, a Colorado limited liability company', 'Acme Builders, LLC', 'the same but for capital'],
    ['First Bank NA', 'First Bank, National Association', 'the same but for capital letters'],
    ['First Natl Bank', 'First National Bank', 'the same but for spaces and hyphens'],
    ['Blue-Sky Farms LLC', 'BlueSky Farms LLC', 'the same but for spaces and hyphens'],
    ['John A. Smith', 'John Smith', 'one without the middle initial'],
    ['John A. Smith', 'John Allen Smith', 'one with a middle initial and one with the middle name'],
    ['Smith, John A.', 'John A. Smith', 'the same but for capital letters'],
    ['SMITH JOHN', 'John Smith', 'the same words in another order'],
    ['José Núñez', 'JOSE NUNEZ', 'the same but for capital letters'],
    ['Acme LLC dba Bob’s Diner', "Bob's Diner", 'another name that is printed with it'],
    ['John Smith aka Johnny Smyth', 'Johnny Smyth', 'another name that is printed with it'],
    ['Pinnacle Bank', 'Pinnacle Bank ISAOA/ATIMA', 'the same but for capital letters'],
    ['The Smith Family Trust', 'Smith Family Trust', 'the same but for capital letters'],
  ];
  it.each(rows)('%s is %s', (left, right, reason) => {
    expect(tell('name', left, right)).toMatchObject({ same: true, reason: expect.stringContaining(reason) });
  });
});

describe('names that are variants of one name', () => {
  const rows: readonly Row[] = [
    ['Acme Builders', 'Acme Builders LLC', 'one of them leaves out “LLC”'],
    ['John Smith', 'John Smith Jr', 'one of them leaves out “Jr.”'],
    ['John Allen Smith', 'John Smith', 'one of them leaves out “allen”'],
    ['Jon Smith', 'John Smith', 'the names are spelled differently'],
    ['J Smith', 'John Smith', 'one of them prints only the initial of the first name'],
    ['Ridgeline Dairy LLC', 'Ridgeline Diary LLC', 'the names are spelled differently'],
    ['Maria Garcia', 'Maria Garcia Lopez', 'one of them has another last name'],
    ['Summit Precision LLC', 'Summit Precision Machining LLC', 'one of them leaves out “machining”'],
  ];
  it.each(rows)('%s may be %s', (left, right, reason) => {
    expect(tell('name', left, right)).toMatchObject({ same: false, near: true, serious: false, reason });
  });
});

describe('names of other parties', () => {
  const serious: readonly Row[] = [
    ['Acme LLC', 'Acme Inc.', 'Inc. and LLC are different kinds of entity'],
    ['Acme Builders, L.P.', 'Acme Builders, LLC', 'LLC and LP are different kinds of entity'],
    ['Acme Fund II LLC', 'Acme Fund III LLC', 'the numbers in the names differ'],
    ['John Smith Jr.', 'John Smith, Sr.', 'Jr. and Sr. are different people'],
  ];
  it.each(serious)('%s looks like %s and is not', (left, right, reason) => {
    expect(tell('name', left, right)).toMatchObject({ same: false, near: true, serious: true, reason });
  });
  it.each([
    ['John Smith', 'Mary Smith'],
    ['Acme Holdings LLC', 'Zenith Inc'],
    ['Acme Holdings LLC', 'Zenith Holdings LLC'],
    ['First Bank', 'Second Bank'],
    ['Ann Lee', 'Lee Farms LLC'],
    ['John A Smith', 'John B Smith'],
  ])('%s has nothing to do with %s', (left, right) => {
    expect(tell('name', left, right)).toMatchObject({ same: false, near: false, serious: false });
  });
});

describe('addresses', () => {
  const same: readonly Row[] = [
    ['123 North Main Street, Denver, CO 80202', '123 N Main St Denver Colorado 80202-1234', 'the same but for capital'],
    ['123 Main St Unit 4, Denver, CO', '123 MAIN ST #4, DENVER, CO', 'the same but for capital letters'],
    ['123 Main, Denver, CO', '123 Main St, Denver, CO', 'the same but for capital letters'],
    ['123 Main St, Denver, CO 80202', '123 Main St', 'one without the town, state or ZIP code'],
    ['12 Oak Court, Denver, CO', '12 Oak Ct, Denver, CO 80202', 'one without the town, state or ZIP code'],
    ['9 First Avenue, St. Paul, MN 55101', '9 1st Ave, Saint Paul, MN 55101', 'the same but for capital letters'],
    ['44 Elm St, Aurora, CO 80010', '44 Elm St, Denver, CO 80010', 'the same but for capital letters'],
  ];
  it.each(same)('%s is %s', (left, right, reason) => {
    expect(tell('address', left, right)).toMatchObject({ same: true, reason: expect.stringContaining(reason) });
  });
  const unlike: readonly Row[] = [
    ['123 Main St Unit 4, Denver, CO', '123 Main St, Denver, CO', 'one of them leaves out unit 4'],
    ['123 Main St Unit 4, Denver, CO', '123 Main St Unit 5, Denver, CO', 'the units differ'],
    ['123 Main Ave, Denver, CO', '123 Main St, Denver, CO', '“AVE” and “ST” are different streets'],
    ['123 N Main St, Denver, CO', '123 S Main St, Denver, CO', '“N” and “S” are different streets'],
    ['123 N Main St, Denver, CO', '123 Main St, Denver, CO', 'one of them leaves out “N”'],
    ['123 Main St, Denver, CO 80202', '123 Main St, Denver, CO 80205', 'the ZIP codes differ'],
    ['123 Main St, Denver, CO', '123 Main St, Aurora, CO', 'the towns differ'],
    ['123 Mian St, Denver, CO 80202', '123 Main St, Denver, CO 80202', 'the streets are spelled differently'],
    ['100-104 Main St, Denver, CO', '100 Main St, Denver, CO', 'one of them prints a range of street numbers'],
  ];
  it.each(unlike)('%s is not %s', (left, right, reason) => {
    expect(tell('address', left, right)).toMatchObject({ same: false, serious: false, reason });
  });
  it('calls another street number another place', () => {
    const told = tell('address', '123 Main St, Denver, CO', '125 Main St, Denver, CO');
    expect(told).toMatchObject({ same: false, serious: true, reason: 'the street numbers differ' });
  });
});

describe('figures, dates and ids', () => {
  it.each([
    ['money', '250000.00', '250000.01', '$0.01 apart, which is within the tolerance'],
    ['money', '250000.00', '250000', 'the same amount'],
    ['rate', '6.5', '6.5005', '0.0005 percentage points apart, which is within the tolerance'],
    ['date', '2026-03-01', '2026-03-01', 'the same day'],
    ['id', '0012345', '12345', 'the same but for leading zeros'],
    ['id', 'LN-12', 'ln12', 'the same but for spaces, punctuation or capital letters'],
    ['id', 'XX-XXX1234', '12-3451234', 'the characters that are shown are the same'],
    ['id', '***4', '123-45-1234', 'too few characters are shown to tell them apart'],
    ['integer', '360', '360', 'the same number'],
    ['boolean', 'true', 'true', 'the same answer'],
    ['text', 'WSJ Prime', 'wsj prime.', 'the same but for capital letters and punctuation'],
  ] as const)('%s %s is %s', (kind, left, right, reason) => {
    expect(tell(kind, left, right)).toMatchObject({ same: true, reason, difference: null });
  });
  it.each([
    ['money', '250000.00', '255000.00', '$5,000.00 apart', { amount: '5000.00' }],
    ['money', '250000.00', '250000.02', '$0.02 apart', { amount: '0.02' }],
    ['rate', '6.5', '6.75', '0.25 percentage points apart', { basisPoints: '25' }],
    ['rate', '6.5', '6.5006', '0.0006 percentage points apart', { basisPoints: '0.06' }],
    ['date', '2026-03-01', '2027-03-01', '365 days apart', { days: 365 }],
    ['date', '2026-02-28', '2026-03-01', '1 day apart', { days: 1 }],
    ['integer', '360', '120', '240 apart', { amount: '240' }],
    ['id', '***-**-9876', '123-45-1234', 'the characters that are shown differ', null],
    ['id', '100234', '100235', 'one character differs', null],
    ['boolean', 'true', 'false', 'opposite answers', null],
    ['text', 'SOFR', 'Prime', 'not the same', null],
  ] as const)('%s %s is not %s', (kind, left, right, reason, difference) => {
    expect(tell(kind, left, right)).toMatchObject({ same: false, reason, difference });
  });
});
