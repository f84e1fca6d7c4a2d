import type { Operation } from '../../operation.ts';
import { callMcp } from './call-mcp.ts';
import { describeMcp, describeMcpAtRoot } from './protected-resource.ts';

export const mcpOperations = [callMcp, describeMcp, describeMcpAtRoot] as const satisfies readonly Operation[];
