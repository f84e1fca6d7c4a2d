import type { ProviderSetting } from '../provider-setting.ts';

/** Names of the open parts, to the letter; `invalid` is the mode that they ask for beside `refuse`. */
export const simulatorModes = [
  'ok',
  'refuse',
  'invalid',
  'timeout_before',
  'timeout_after',
  'garbage',
  'slow',
] as const;

/**
 * `simulator.url` and `simulator.token` are no settings of the bank: `openCoreConnection` puts them into the
 * connection, from where the simulator runs.
 */
export const simulatorSettings: readonly ProviderSetting[] = [
  {
    key: 'simulator.mode',
    kind: 'choice',
    choices: simulatorModes,
    secret: false,
    required: false,
    default: 'ok',
    description:
      'How the built-in simulator behaves when it is told to do something: ok, refuse, invalid (refused for the value of a field), timeout_before (nothing done, ' +
      'no answer), timeout_after (done, no answer), garbage (done, an unexpected response), slow.',
  },
];
