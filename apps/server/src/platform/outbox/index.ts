export { emit } from './emit.ts';
export { hasUntoldEvent } from './outbox.queries.ts';
export { outboxFigures } from './outbox-metrics.ts';
export { createRelay, deleteOldEvents, type Follower, follow, type OutboxEvent, type Pipeline } from './relay-event.ts';
