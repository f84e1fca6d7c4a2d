export { createInferenceServer, type InferenceServer, type InferenceServerOptions } from './inference-server.ts';
