// `npm test`: everything. The static checks first, since they are quick to fail, then every test on a real database.
import { staticChecks } from './check.mjs';
import { runSteps, runStepsTogether } from './run-steps.mjs';

runSteps([['build', 'node', 'tools/build.mjs']]);
await runStepsTogether(staticChecks);
runSteps([['all tests', 'vitest', 'run']]);
