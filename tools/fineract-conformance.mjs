// `npm run fineract-conformance -- --url URL --user NAME --product ID [--office ID] [--tenant NAME]`, with the password in
// FINERACT_PASSWORD: the conformance suite of the core adapters on a Fineract that runs. It makes clients and loans there.
import { parseArgs } from 'node:util';
import { importTs } from './run-ts.mjs';

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    user: { type: 'string' },
    product: { type: 'string' },
    office: { type: 'string', default: '1' },
    tenant: { type: 'string', default: 'default' },
  },
});
const password = process.env.FINERACT_PASSWORD;
if (values.url === undefined || values.user === undefined || values.product === undefined || !password) {
  console.error(
    'Usage: FINERACT_PASSWORD=… npm run fineract-conformance -- --url https://HOST/fineract-provider/api/v1 ' +
      '--user NAME --product ID [--office 1] [--tenant default]',
  );
  process.exit(2);
}

const { run } = await importTs('apps/server/test/live/fineract.ts');
const live = {
  url: values.url.replace(/\/+$/, ''),
  tenant: values.tenant,
  user: values.user,
  password,
  productId: values.product,
  officeId: values.office,
};
const outcomes = await run(live, console.log);
const count = (result) => outcomes.filter((outcome) => outcome.result === result).length;
console.log(`${count('passed')} passed, ${count('failed')} failed, ${count('does not apply')} do not apply.`);
process.exit(count('failed') > 0 ? 1 : 0);
