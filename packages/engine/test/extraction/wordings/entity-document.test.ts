import { describe } from 'vitest';
import { itReads, type Wording } from './it-reads.ts';

const papers: readonly Wording[] = [
  {
    name: 'reads an operating agreement with the number of the company',
    docType: 'entity_document',
    text: `
OPERATING AGREEMENT OF GRANITE COVE, LLC

The federal employer identification number of the Company is 02-5566778.`,
    expected: { borrower_tin: ['02-5566778'] },
  },
  {
    name: 'reads a certificate that tells the office in its records',
    docType: 'entity_document',
    text: `
STATE OF OREGON
SECRETARY OF STATE
CERTIFICATE OF EXISTENCE

I certify that Harbor Light Bakery, Inc. is a corporation organized under the laws of Oregon and is active on the records of this office.
The principal place of business shown in our records is 44 Wharf Street, Bend, OR 97701. The registered agent is Agents Inc., 400 Capitol Mall, Salem, OR 97301.`,
    expected: {
      borrower_address: ['44 Wharf Street, Bend, OR 97701'],
    },
  },
  {
    name: 'reads a certificate in labels',
    docType: 'entity_document',
    text: `
CERTIFICATE OF GOOD STANDING
Secretary of State of Idaho

Entity name: Cedar Flats Holdings, LLC
Entity type: Limited Liability Company
Principal address of record: 15 River Road, Boise, ID 83702
Registered agent: Statewide Agents, 1 Main Street, Boise, ID 83701
Jurisdiction: Idaho`,
    expected: {
      borrower_address: ['15 River Road, Boise, ID 83702'],
      borrower_entity_type: ['Limited Liability Company'],
    },
  },
  {
    name: 'the company of its organizer',
    docType: 'entity_document',
    text: `
ARTICLES OF ORGANIZATION
The company is formed under the laws of: Oregon
I declare that I am the organizer of Juniper Ridge Orchards, LLC, and that these articles are true.`,
    expected: { borrower_name: ['Juniper Ridge Orchards, LLC'], borrower_state_of_org: ['Oregon'] },
  },
  {
    name: 'reads the state whose act a company is formed under',
    docType: 'entity_document',
    text: `
ARTICLES OF INCORPORATION
Pursuant to the Oklahoma General Corporation Act, the undersigned incorporator adopts these Articles.`,
    expected: { borrower_state_of_org: ['Oklahoma'] },
  },
  {
    name: 'reads the state where the articles were filed',
    docType: 'entity_document',
    text: `
The Company was formed by filing Articles of Organization with the Oklahoma Secretary of State on May 1, 2020. This Agreement is governed by the laws of Texas.`,
    expected: { borrower_state_of_org: ['Oklahoma'] },
  },
  {
    name: 'does not read the state of registration of a foreign company',
    docType: 'entity_document',
    text: 'FOREIGN REGISTRATION\nFiled under the Texas Business Organizations Code by a company of another state.',
    expected: {},
    blank: ['borrower_state_of_org'],
  },
];

describe('papers of organizations', () => {
  itReads(papers);
});
