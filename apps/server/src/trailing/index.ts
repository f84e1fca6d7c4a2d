export { describeDueItems } from './describe-due-items.ts';
export { dueItemRecords } from './due-item.record.ts';
export { listDueItems } from './list-due-items.ts';
export { remindOfDueItems } from './remind-of-due-items.ts';
export { trailingSealedColumns } from './sealed-columns.ts';
export { settleDueItem } from './settle-due-item.ts';
export { takeUpBeforeReopen } from './take-up-before-reopen.ts';
export { trackDueItemsJob } from './track-due-items.ts';
