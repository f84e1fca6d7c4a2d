export { createInferenceServer } from './inference-server.ts';
