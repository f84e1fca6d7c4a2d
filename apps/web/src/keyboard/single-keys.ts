import { keptChoice } from '../parts/kept-choice.ts';

/** Whether keys such as J or A do something by themselves: those who speak to their computer may want them off. */
const kept = keptChoice('countersign.single-keys', ['on', 'off']);

export function singleKeysWork(): boolean {
  return kept.read() === 'on';
}

export function useSingleKeys(): readonly [boolean, (on: boolean) => void] {
  return [kept.use() === 'on', (on) => kept.choose(on ? 'on' : 'off')];
}
