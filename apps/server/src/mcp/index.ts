export { type McpCall, serveMcp } from './serve-mcp.ts';
