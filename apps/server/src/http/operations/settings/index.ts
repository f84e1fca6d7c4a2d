import type { Operation } from '../../operation.ts';
import { changeSetting } from './change-setting.ts';
import { listSettings } from './list-settings.ts';

export const settingsOperations = [listSettings, changeSetting] as const satisfies readonly Operation[];
