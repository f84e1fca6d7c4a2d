import { expect, it } from 'vitest';
import { parseRecipient } from './recipient.ts';

it.each([
  ['anna@bank.example', { name: '', address: 'anna@bank.example' }],
  ['Anna Example <anna@bank.example>', { name: 'Anna Example', address: 'anna@bank.example' }],
  ['"Example, Anna" <anna@bank.example>', { name: 'Example, Anna', address: 'anna@bank.example' }],
  ['Žofie <žofie@bänk.example>', { name: 'Žofie', address: 'žofie@bänk.example' }],
])('reads %s', (text, recipient) => {
  expect(parseRecipient(text)).toEqual(recipient);
});

it.each([
  [''],
  ['anna'],
  ['@bank.example'],
  ['anna@'],
  ['anna@bank.example, otto@bank.example'],
  ['otto@bank.example, Anna <anna@bank.example>'],
  ['Anna <anna@bank.example> <otto@bank.example>'],
  ['staff: anna@bank.example, otto@bank.example;'],
  ['Anna <anna@bank.example'],
  ['anna@bank.example>'],
  ['"anna@evil.example"@bank.example'],
  ['anna@bank.example@evil.example'],
  ['anna(comment)@bank.example'],
  ['<>'],
])('refuses %s', (text) => {
  expect(parseRecipient(text)).toBeNull();
});
