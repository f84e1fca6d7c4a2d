export { listMyWork } from './list-my-work.ts';
