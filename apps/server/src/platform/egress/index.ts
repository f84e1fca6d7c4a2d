export { checkUrl } from './check-url.ts';
export type { ServerAddress } from './connect-server.ts';
export { createEgress, type Egress, type EgressOptions } from './create-egress.ts';
export type { EgressBody, EgressRequest } from './egress-request.ts';
export { EgressFailedError, EgressRefusedError, EgressTimeoutError, EgressTooLargeError } from './errors.ts';
export { parseEgressAllow } from './parse-egress-allow.ts';
export type { Resolver } from './resolve-name.ts';
